import {textParts} from '../../../../contract';
import type {PageUrl} from './inline';

/** Text as HTML text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A text of a contract with its code and links. */
export function inlineHtml(text: string, pageUrl: PageUrl): string {
  return textParts(text)
    .map((part) => {
      const shown = escapeHtml(part.text);
      if (part.kind === 'link') return `<a href="${pageUrl(part.page, part.anchor).replace(/#$/, '')}">${shown}</a>`;
      return part.kind === 'code' ? `<code>${shown}</code>` : shown;
    })
    .join('');
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
