import type {Paragraph} from 'mdast';
import type {Options} from 'remark-stringify';

type Handlers = NonNullable<Options['handlers']>;

/** A text of letters, digits and Chinese punctuation with single spaces and hyphens between them, which contains no Markdown syntax. */
const PLAIN = /^[0-9A-Za-z\u0080-\uffff]+(?:[ -][0-9A-Za-z\u0080-\uffff]+)*$/;

/** Writes a text without escaping a single `~`, which is text between numbers, as in `1~3`. */
export const writeText: NonNullable<Handlers['text']> = (node: {readonly value: string}, _, state, info) => {
  // This applies to half of the texts; remark's check would take half of the time to write a page.
  if (PLAIN.test(node.value)) return node.value;
  const text = state.safe(node.value, info);
  return info.before === '~' || info.after === '~' ? text : text.replace(/(?<![\\~])\\~(?!\\?~)/g, '~');
};

/** Writes elements of JSX in one line as they are. */
export const writeLine: NonNullable<Handlers['text']> = (node: Paragraph, _, state, info) =>
  state.containerPhrasing(node, info);
