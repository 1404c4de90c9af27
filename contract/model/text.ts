/** A part of a text in a contract. A link names a page of the same docs version by its id, which is empty for 接入说明. */
export type TextPart =
  | {readonly kind: 'words' | 'code'; readonly text: string}
  | {readonly kind: 'link'; readonly text: string; readonly page: string; readonly anchor: string};

/** The markup that texts of contracts may have: `code`, and `[text](page#anchor)`. */
const CODE_OR_LINK = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]*)\)/g;

/** Splits a text into plain words, code and links. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addWords = (until: number) => {
    if (until > end) parts.push({kind: 'words', text: text.slice(end, until)});
  };
  for (const {index, 0: whole, 1: code, 2: label, 3: target} of text.matchAll(CODE_OR_LINK)) {
    addWords(index);
    const [page, anchor = ''] = (target ?? '').split('#');
    parts.push(code === undefined ? {kind: 'link', text: label, page, anchor} : {kind: 'code', text: code});
    end = index + whole.length;
  }
  addWords(text.length);
  return parts;
}

/** A name as a code span of CommonMark, without its backticks, which would end the span. */
export const code = (text: string): string => `\`${text.replace(/`/g, '')}\``;

/** A text with its links replaced by their labels. */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => (part.kind === 'code' ? `\`${part.text}\`` : part.text))
    .join('');
