export type Language = {
  readonly id: 'curl' | 'node' | 'java' | 'python' | 'php' | 'go';
  readonly label: string;
  /** Name of the grammar that colours its code. */
  readonly prism: string;
  /** File that holds a topic, e.g. `orders`, by the custom of the language. */
  readonly fileName: (topic: string) => string;
};

/** The languages of the samples, in the order in which the site shows them. */
export const LANGUAGES: readonly Language[] = [
  {id: 'curl', label: 'curl', prism: 'bash', fileName: (topic) => `${topic}.sh`},
  {id: 'node', label: 'Node.js', prism: 'javascript', fileName: (topic) => `${topic}.mjs`},
  {id: 'java', label: 'Java', prism: 'java', fileName: (topic) => `${className(topic)}.java`},
  {id: 'python', label: 'Python', prism: 'python', fileName: (topic) => `${topic.replaceAll('-', '_')}.py`},
  {id: 'php', label: 'PHP', prism: 'php', fileName: (topic) => `${topic}.php`},
  {id: 'go', label: 'Go', prism: 'go', fileName: (topic) => `${topic}.go`},
];

/**
 * Says which class a Java sample declares.
 * @param topic e.g. `create-order`
 * @returns e.g. `SignV1`
 */
export function className(topic: string): string {
  return topic.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase()).replace(/^(?=\P{L})/u, 'Call');
}

/**
 * Says what the files of an interface's sample are named after.
 * @param anchor of the operation, e.g. `createOrder`
 * @returns e.g. `create-order`
 */
export const topicOf = (anchor: string): string =>
  anchor.replace(/-?([A-Z])/g, (_, letter: string) => `-${letter.toLowerCase()}`).replace(/^-/, '');
