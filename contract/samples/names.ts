/**
 * The class that a Java sample declares.
 *
 * @param topic e.g. `create-order`
 * @returns e.g. `CreateOrder`
 */
export function className(topic: string): string {
  return topic.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase()).replace(/^(?=\P{L})/u, 'Call');
}

/**
 * The base name of an interface's sample files.
 *
 * @param anchor of the operation, e.g. `createOrder`
 * @returns e.g. `create-order`
 */
export const topicOf = (anchor: string): string =>
  anchor.replace(/-?([A-Z])/g, (_, letter: string) => `-${letter.toLowerCase()}`).replace(/^-/, '');
