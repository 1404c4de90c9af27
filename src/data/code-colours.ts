/** A piece of code with its Prism token types, the outermost first. */
export type Token = {readonly types: readonly string[]; readonly content: string; readonly empty?: boolean};

/**
 * Prism's token types by the colour that shows them (src/css/custom.css). All others, names of JSON properties too, have the text colour:
 * a page has thousands of tokens, and each coloured one is an element.
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

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function toHtml({types, content}: Token): string {
  const kind = [...types].reverse().map((type) => KIND_OF.get(type)).find(Boolean);
  return kind && content.trim() ? `<span class="code-${kind}">${escape(content)}</span>` : escape(content);
}

/** A line of code as HTML, with elements for coloured tokens only. */
export const lineHtml = (tokens: readonly Token[]): string => tokens.filter(({empty}) => !empty).map(toHtml).join('');
