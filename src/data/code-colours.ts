/** A piece of code with its Prism token types, the outermost first. */
export type Token = {readonly types: readonly string[]; readonly content: string; readonly empty?: boolean};

/**
 * Prism's token types by the colour that shows them (src/css/custom.css). All others, names of JSON properties too, have the text colour.
 */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  string: ['string', 'attr-value', 'char', 'inserted', 'header-value'],
  value: ['number', 'boolean', 'constant', 'symbol', 'variable'],
  keyword: ['keyword', 'selector', 'tag', 'method', 'request-line'],
  name: ['function', 'class-name', 'builtin'],
  deleted: ['deleted'],
};
const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, types]) => types.map((type) => [type, kind])));

const kindOf = ({types}: Token): string | undefined =>
  [...types]
    .reverse()
    .map((type) => KIND_OF.get(type))
    .find(Boolean);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A piece of code of one colour; the text colour has no name. */
type Piece = {readonly kind?: string; content: string};

/** Tokens of one colour after each other as one piece, with spaces and line ends, which have none: a page has thousands, and each element takes time. */
function pieces(tokens: readonly Token[]): readonly Piece[] {
  const made: Piece[] = [];
  for (const token of tokens.filter(({empty}) => !empty)) {
    const last = made[made.length - 1] as Piece | undefined;
    const kind = last && token.content.trim() === '' ? last.kind : kindOf(token);
    if (last && last.kind === kind) last.content += token.content;
    else made.push({kind, content: token.content});
  }
  return made;
}

/** Code as HTML, with elements for coloured pieces only. */
export const codeHtml = (tokens: readonly Token[]): string =>
  pieces(tokens)
    .map(({kind, content}) => (kind ? `<span class="code-${kind}">${escape(content)}</span>` : escape(content)))
    .join('');
