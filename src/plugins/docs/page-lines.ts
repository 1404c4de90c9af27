/** A line of a page, and whether it belongs to a fenced code block. */
export type PageLine = {
  /** 1-based. */
  readonly number: number;
  readonly text: string;
  readonly code?: 'opens' | 'inside' | 'closes';
};

/** The marks that open a fenced code block (CommonMark 0.31, section 4.5), indented at will, as in lists. */
const OPENS = /^\s*(`{3,}(?=[^`]*$)|~{3,})/;

const closes = (text: string, marks: string): boolean => {
  const own = text.trim();
  return own.length >= marks.length && own === marks[0].repeat(own.length);
};

/** The lines of a page. A block that nothing closes ends with the page. */
export function pageLines(markdown: string): readonly PageLine[] {
  let marks: string | undefined;
  return markdown.split(/\r?\n/).map((text, index) => {
    const line = {number: index + 1, text};
    if (marks === undefined) {
      marks = OPENS.exec(text)?.[1];
      return marks === undefined ? line : {...line, code: 'opens'};
    }
    if (!closes(text, marks)) return {...line, code: 'inside'};
    marks = undefined;
    return {...line, code: 'closes'};
  });
}

/** The lines of a page that are no code. */
export const proseLines = (markdown: string): readonly PageLine[] => pageLines(markdown).filter(({code}) => code === undefined);
