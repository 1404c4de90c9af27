import {parse} from 'postcss';
import type {ChildNode} from 'postcss';
import {parseHtml} from '../../tools/built-site/parse-html';

/** Hashes in class names and file names that depend on the path of their source. */
const HASHES = [
  // In CSS, characters that names cannot contain are escaped.
  [/(?<=[A-Za-z][\w-]*_)(?:\\?[\w+-]){3,4}(?![\w-])/g, '*'],
  [/(?<=\/assets\/\w+\/[\w.@~-]+[-.])[0-9a-f]{8,32}(?=\.\w+)/g, '*'],
  [/(?<='sha256-)[^']+/g, '*'],
] as const;

/** A text without the hashes in it. */
export const withoutHashes = (text: string): string =>
  HASHES.reduce((rest, [hash, star]) => rest.replaceAll(hash, star), text);

/** The rules of a style sheet, each with its at-rules. */
function rulesOf(css: string): readonly string[] {
  const list = (node: ChildNode, around: string): readonly string[] => {
    if (node.type === 'atrule' && node.nodes && node.name !== 'font-face')
      return node.nodes.flatMap((inner) => list(inner, `${around}@${node.name} ${node.params} `));
    return [around + withoutHashes(node.toString())];
  };
  return parse(css).nodes.flatMap((node) => list(node, ''));
}

/** A node of a parsed page; `data` is the text of text nodes, comments and directives. */
type Node = {
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly data?: string;
  readonly children?: readonly Node[];
};

function partsOf({name, attribs = {}, data = '', children = []}: Node, ignored: readonly string[]): readonly string[] {
  if (name === undefined || data) return data.trim() ? [data] : [];
  const attributes = Object.entries(attribs)
    .filter(([key]) => !ignored.includes(key))
    .map(([key, value]) => ` ${key}="${withoutHashes(value)}"`);
  const opened = `<${name}${attributes.sort().join('')}>`;
  const text = children.map((child) => child.data ?? '').join('');
  // CSS rules contain class names.
  if (name === 'style') return ignored.includes('class') ? [] : [opened, ...rulesOf(text)];
  if (name === 'script') return [opened, withoutHashes(text)];
  return [opened, ...children.flatMap((child) => partsOf(child, ignored)), `</${name}>`];
}

/**
 * A page as its tags with attributes, texts and CSS rules, in their order.
 *
 * @param ignored attributes that are left out; without `class` styles are left out too
 */
export const pageParts = (html: string, ignored: readonly string[] = []): readonly string[] =>
  parseHtml(html)
    .root()
    .toArray()
    .flatMap(({children}) => (children as readonly Node[]).flatMap((child) => partsOf(child, ignored)));
