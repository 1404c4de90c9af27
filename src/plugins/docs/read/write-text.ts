import type {Options} from 'remark-stringify';

type Handlers = NonNullable<Options['handlers']>;

/** Writes a text without a backslash before a single `~`, which is text between numbers, as in `1~3`. */
export const writeText: NonNullable<Handlers['text']> = (node: {readonly value: string}, _, state, info) => {
  const text = state.safe(node.value, info);
  return info.before === '~' || info.after === '~' ? text : text.replace(/(?<![\\~])\\~(?!\\?~)/g, '~');
};
