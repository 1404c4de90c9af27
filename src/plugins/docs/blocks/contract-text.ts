import {LANGUAGES} from '../../../../contract';
import type {ElementContent} from 'hast';
import type {PhrasingContent, RootContent} from 'mdast';
import type {PageNode} from '../../../data/page-elements';
import {isLineEnd, pageNodes} from '../tree/page-nodes';
import {hasScheme, textOf} from '../tree/nodes';
import type {Remark} from '../read/remark';

/** Returns the address of an anchor on a page of the same docs version, given by its id; undefined if there is none. */
type PageLink = (page: string, anchor: string) => string | undefined;

/** Schemes of links that texts of contracts may use; others could run code. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Languages with syntax highlighting; code in other languages is shown as plain text. */
const COLOURED = ['http', 'json', ...LANGUAGES.map(({prism}) => prism)];

function addressOf(url: string, pageLink: PageLink): string | undefined {
  if (SAFE.test(url)) return url;
  if (hasScheme(url) || url.startsWith('//')) return undefined;
  const [page, anchor = ''] = url.split('#');
  return pageLink(page, anchor);
}

const text = (value: string): RootContent => ({type: 'text', value});

/**
 * Converts a node for pages: HTML becomes text, an image becomes a link, as pages load nothing from other hosts, and a heading becomes strong
 * text.
 */
function safe(node: RootContent, pageLink: PageLink): readonly RootContent[] {
  const children =
    'children' in node ? (node.children as readonly RootContent[]).flatMap((child) => safe(child, pageLink)) : [];
  switch (node.type) {
    case 'html':
      return [text(node.value)];
    case 'image': {
      const url = addressOf(node.url, () => undefined);
      const label = [text(node.alt ?? node.url)] as PhrasingContent[];
      return url ? [{type: 'link', url, children: label}] : label;
    }
    case 'imageReference':
    case 'footnoteReference':
      return [text(('alt' in node && node.alt) || node.label || node.identifier)];
    case 'link': {
      const url = addressOf(node.url, pageLink);
      return url === undefined ? children : [{...node, title: null, url, children: children as PhrasingContent[]}];
    }
    case 'definition': {
      const url = addressOf(node.url, pageLink);
      return url === undefined ? [] : [{...node, title: null, url}];
    }
    case 'code':
      return [
        {...node, lang: COLOURED.find((language) => language === node.lang?.toLowerCase()) ?? 'text', meta: null},
      ];
    case 'heading':
      return [{type: 'paragraph', children: [{type: 'strong', children: children as PhrasingContent[]}]}];
    case 'footnoteDefinition':
      return children;
    default:
      return ['children' in node ? ({...node, children} as RootContent) : {...node}];
  }
}

const PLAIN = /^[\p{L}\p{N}，。、；：？！（）《》“”]+(?: [\p{L}\p{N}，。、；：？！（）《》“”]+)*$/u;

/**
 * Whether a text needs no Markdown parser, as it has only letters, digits and Chinese punctuation: two thirds of all texts do.
 *
 * @internal exported for tests
 */
export const isPlain = (text: string): boolean => PLAIN.test(text);

const paragraph = (value: string): RootContent => ({type: 'paragraph', children: [{type: 'text', value}]});

/** Longer texts are not parsed as Markdown, which takes eight seconds for a million characters. */
const LONGEST = 250_000;

/** Quotations and lists nested too deeply for the parser. */
const DEEP = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]|$)){50}/m;

function parseText(markdown: string, remark: Remark): readonly RootContent[] {
  if (isPlain(markdown)) return [paragraph(markdown)];
  if (markdown.length <= LONGEST && !DEEP.test(markdown)) return remark.parseText(markdown);
  return markdown.split(/\n\s*\n/).map(paragraph);
}

/**
 * Parses a text of a contract, CommonMark with GFM. Links `page#anchor` refer to pages of the same docs version; links without a target or
 * with an unsafe scheme become text.
 */
function contractText(markdown: string, remark: Remark, pageLink: PageLink): readonly RootContent[] {
  const nodes = parseText(markdown, remark).flatMap((node) => safe(node, pageLink));
  return nodes.map((node): RootContent => (node.type === 'text' ? paragraph(node.value) : node));
}

/** JSX nodes, which the conversion to hast must keep. */
const JSX: NonNullable<Parameters<Remark['toHast']>[1]['passThrough']> = ['mdxJsxFlowElement', 'mdxJsxTextElement'];

function textElements(nodes: readonly RootContent[], remark: Remark): readonly PageNode[] {
  if (nodes.length === 0 || nodes.every((node) => textOf(node) === '')) return [];
  const {children} = remark.toHast({type: 'root', children: [...nodes]}, {passThrough: JSX});
  const elements = (children as ElementContent[]).filter((child) => !isLineEnd(child)).flatMap(pageNodes);
  const [only] = elements;
  return elements.length === 1 && typeof only === 'object' && only.name === 'p' ? (only.children ?? []) : elements;
}

const SENTENCES = new Intl.Segmenter('zh', {granularity: 'sentence'});

/** Cuts the content of a paragraph after `length` characters. */
function beginning(nodes: readonly PhrasingContent[], length: number): readonly PhrasingContent[] {
  let left = length;
  return nodes.flatMap((node) => {
    const own = textOf(node).length;
    const taken =
      left < own && node.type === 'text'
        ? [{...node, value: node.value.slice(0, left).trimEnd()}]
        : left > 0
          ? [node]
          : [];
    left = Math.max(0, left - own);
    return taken;
  });
}

function firstSentence([first]: readonly RootContent[]): readonly RootContent[] {
  if (first?.type !== 'paragraph') return [];
  const [{segment}] = Array.from(SENTENCES.segment(textOf(first)));
  return [{...first, children: [...beginning(first.children, segment.length)]}];
}

/**
 * Creates the functions that convert texts of contracts, to nodes of a page or to content of components, cached because many components have
 * the same text.
 */
export function contractTexts(remark: Remark, pageLink: PageLink) {
  const nodes = (markdown: string): readonly RootContent[] => contractText(markdown, remark, pageLink);
  const known = new Map<string, readonly PageNode[]>();
  const text = (markdown: string): readonly PageNode[] => {
    const elements = known.get(markdown) ?? textElements(nodes(markdown), remark);
    known.set(markdown, elements);
    return elements;
  };
  return {
    nodes,
    text,
    sentence: (markdown: string): readonly PageNode[] => textElements(firstSentence(nodes(markdown)), remark),
  };
}
