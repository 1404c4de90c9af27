import type {Token, TokenStream} from 'prismjs';
import Prism from './languages';

/**
 * Prism's token types by the colour that shows them (src/css/custom.css). All else has the colour of the text, names of JSON
 * properties too: a page has thousands of pieces of code, and each coloured one is an element.
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

/** Code without a grammar. */
const PLAIN = 'text';

type Piece = {readonly text: string; readonly kind?: string};

const kindOf = ({type, alias = []}: Token) => [type].concat(alias).map((name) => KIND_OF.get(name)).find(Boolean);

function piecesOf(stream: TokenStream, kind?: string): readonly Piece[] {
  if (typeof stream === 'string') return [{text: stream, kind}];
  if (Array.isArray(stream)) return stream.flatMap((part) => piecesOf(part, kind));
  return piecesOf(stream.content, kindOf(stream) ?? kind);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const toHtml = ({text, kind}: Piece) => (kind && text.trim() ? `<span class="code-${kind}">${escape(text)}</span>` : escape(text));

/** What was coloured: versions share samples, and `start` renders a whole page for an edit of one of its lines. */
const done = new Map<string, readonly string[]>();

/**
 * Colours code.
 *
 * @param language a language of languages.ts, or `text`
 * @returns the lines as HTML, in which only coloured pieces are elements
 * @throws when the language is not known
 */
export default function highlight(code: string, language: string): readonly string[] {
  const grammar = language === PLAIN ? {} : Prism.languages[language];
  if (!grammar) throw new Error(`[code] the language "${language}" of a code block is not known. Name one of languages.ts in src/theme/CodeBlock, or add it there.`);
  const key = `${language}\0${code}`;
  const known = done.get(key);
  if (known) return known;
  const lines: string[] = [''];
  piecesOf(Prism.tokenize(code, grammar)).forEach(({text, kind}) => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push('');
      lines[lines.length - 1] += toHtml({text: part, kind});
    });
  });
  done.set(key, lines);
  return lines;
}
