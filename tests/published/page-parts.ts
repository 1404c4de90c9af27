import {parse} from 'postcss';
import type {ChildNode} from 'postcss';
import {parseHtml} from '../../tools/built-site/parse-html';

/** Names of classes and files with hashes that the place of their source decides. */
const HASHES = [
  // Styles escape what names may not have.
  [/(?<=[A-Za-z][\w-]*_)(?:\\?[\w+-]){3,4}(?![\w-])/g, '*'],
  [/(?<=\/assets\/\w+\/[\w.@~-]+[-.])[0-9a-f]{8,32}(?=\.\w+)/g, '*'],
  [/(?<='sha256-)[^']+/g, '*'],
] as const;

/** A text without the hashes in it. */
export const withoutHashes = (text: string): string => HASHES.reduce((rest, [hash, star]) => rest.replaceAll(hash, star), text);

/** A sheet of styles in its rules, each with the at-rules around it. */
function rulesOf(css: string): readonly string[] {
  const list = (node: ChildNode, around: string): readonly string[] => {
    if (node.type === 'atrule' && node.nodes && node.name !== 'font-face') return node.nodes.flatMap((inner) => list(inner, `${around}@${node.name} ${node.params} `));
    return [around + withoutHashes(node.toString())];
  };
  return parse(css).nodes.flatMap((node) => list(node, ''));
}

/** A node of a parsed page; what text, comments and directives say is their data. */
type Node = {readonly name?: string; readonly attribs?: Readonly<Record<string, string>>; readonly data?: string; readonly children?: readonly Node[]};

function partsOf({name, attribs = {}, data = '', children = []}: Node, ignored: readonly string[]): readonly string[] {
  if (name === undefined || data) return data.trim() ? [data] : [];
  const attributes = Object.entries(attribs).filter(([key]) => !ignored.includes(key)).map(([key, value]) => ` ${key}="${withoutHashes(value)}"`);
  const opened = `<${name}${attributes.sort().join('')}>`;
  const text = children.map((child) => child.data ?? '').join('');
  // Rules name classes.
  if (name === 'style') return ignored.includes('class') ? [] : [opened, ...rulesOf(text)];
  if (name === 'script') return [opened, withoutHashes(text)];
  return [opened, ...children.flatMap((child) => partsOf(child, ignored)), `</${name}>`];
}

/**
 * A page as its tags with their attributes, its texts, and the rules of its styles, in their order.
 *
 * @param ignored attributes that are left out; without `class` styles are left out too
 */
export const pageParts = (html: string, ignored: readonly string[] = []): readonly string[] =>
  parseHtml(html)
    .root()
    .toArray()
    .flatMap(({children}) => (children as readonly Node[]).flatMap((child) => partsOf(child, ignored)));
