/** A piece of code with its Prism token types, the outermost first. */
export type Token = {readonly types: readonly string[]; readonly content: string};

/** Prism's token types by colour (src/css/custom.css). Other types, e.g. names of JSON properties, have the text colour. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  string: ['string', 'attr-value', 'char', 'inserted', 'header-value'],
  value: ['number', 'boolean', 'constant', 'symbol', 'variable'],
  keyword: ['keyword', 'selector', 'tag', 'method', 'request-line'],
  name: ['function', 'class-name', 'builtin'],
  deleted: ['deleted'],
};
const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, types]) => types.map((type) => [type, kind])));

/** The class for the colour of a token; undefined for the text colour. */
export function kindClass({types}: Token): string | undefined {
  const kind = [...types]
    .reverse()
    .map((type) => KIND_OF.get(type))
    .find(Boolean);
  return kind && `code-${kind}`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A piece of code with one style; plain text has no classes. */
type Piece = {readonly classes?: string; content: string};

/** Returns the classes of a token, separated by spaces. */
type ClassesOf = (token: Token) => string | undefined;

/** Joins consecutive tokens of one style, and the spaces and line ends between them: a page has thousands of tokens, and each element takes time. */
function pieces(tokens: readonly Token[], classesOf: ClassesOf): readonly Piece[] {
  const made: Piece[] = [];
  for (const token of tokens) {
    const last = made[made.length - 1] as Piece | undefined;
    const classes = last && token.content.trim() === '' ? last.classes : classesOf(token);
    if (last && last.classes === classes) last.content += token.content;
    else made.push({classes, content: token.content});
  }
  return made;
}

/** Code as HTML, with elements only for pieces with classes. */
export const codeHtml = (tokens: readonly Token[], classesOf: ClassesOf): string =>
  pieces(tokens, classesOf)
    .map(({classes, content}) => (classes ? `<span class="${classes}">${escape(content)}</span>` : escape(content)))
    .join('');
