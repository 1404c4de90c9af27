/** A part of a contract's text; a link refers to a page of the same docs version by its id, which is empty for 接入说明. */
export type TextPart =
  | {readonly kind: 'words' | 'code'; readonly text: string}
  | {readonly kind: 'link'; readonly text: string; readonly page: string; readonly anchor: string};

/** The markup in texts of a contract: `code`, and `[text](page#anchor)`. */
const CODE_OR_LINK = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]*)\)/g;

/** Splits a text into its parts. */
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

/** A name as code in CommonMark, without backticks, which would end it. */
export const code = (text: string): string => `\`${text.replace(/`/g, '')}\``;

/** A text without links, of which only the labels remain. */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => (part.kind === 'code' ? `\`${part.text}\`` : part.text))
    .join('');
