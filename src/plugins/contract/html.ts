/** Text as HTML text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text in which back-quoted parts are code. */
export function inlineHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** An element; attributes without a value are left out. */
export function element(tag: string, attributes: Readonly<Record<string, string | undefined>>, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`);
  return `<${tag}${written.join('')}>${children.join('')}</${tag}>`;
}

export const code = (text: string): string => element('code', {}, escapeHtml(text));
export const list = (className: string, items: readonly string[]): string =>
  items.length > 0 ? element('ul', {class: className}, ...items) : '';
