/** A block of code, whose lines may begin like a heading. */
const CODE = /^(`{3,}).*\n[^]*?^\1$/gm;
const SECTION = /^(?=## )/m;

const LINE = '\n#';
const LINE_OF_CODE = '\n\0#';

/** The Markdown of a page in its parts: what stands above its sections, and each section. */
export const sectionsOf = (markdown: string): readonly string[] =>
  markdown
    .replace(CODE, (code) => code.replaceAll(LINE, LINE_OF_CODE))
    .split(SECTION)
    .map((section) => section.replaceAll(LINE_OF_CODE, LINE));
