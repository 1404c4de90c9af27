import type {Options} from 'remark-stringify';

type Handlers = NonNullable<Options['handlers']>;

/** A text of letters, digits and Chinese punctuation with single spaces and hyphens between them, in which nothing is Markdown. */
const PLAIN = /^[0-9A-Za-z\u0080-\uffff]+(?:[ -][0-9A-Za-z\u0080-\uffff]+)*$/;

/** Writes a text without a backslash before a single `~`, which is text between numbers, as in `1~3`. */
export const writeText: NonNullable<Handlers['text']> = (node: {readonly value: string}, _, state, info) => {
  // Half of the texts; the check of remark takes half of the time to write a page.
  if (PLAIN.test(node.value)) return node.value;
  const text = state.safe(node.value, info);
  return info.before === '~' || info.after === '~' ? text : text.replace(/(?<![\\~])\\~(?!\\?~)/g, '~');
};
