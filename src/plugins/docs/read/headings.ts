import {createSlugger, parseMarkdownContentTitle} from '@docusaurus/utils';
import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {nodesIn} from '../tree/nodes';

const HEADING_ID = /\s*\{#([^{}\s]+)\}$/;

/** The text from which beta.13 makes a heading's slug: with the code of expressions, and without tags. */
function slugText(node: Nodes): string {
  if (node.type === 'mdxTextExpression') return `{${node.value}}`;
  if ('value' in node) return node.value;
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? (node.children as readonly RootContent[]).map(slugText).join('') : '';
}

function setId(heading: Heading, id: string): void {
  const {data} = heading;
  heading.data = {...data, id, hProperties: {...data?.hProperties, id}};
}

/** Removes `{#id}` from the end of a heading, and stores it as its anchor. */
export function takeId(heading: Heading): void {
  const last = heading.children[heading.children.length - 1];
  const id = last?.type === 'text' ? HEADING_ID.exec(last.value)?.[1] : undefined;
  if (last?.type !== 'text' || id === undefined) return;
  last.value = last.value.replace(HEADING_ID, '');
  if (last.value === '') heading.children.pop();
  setId(heading, id);
}

/** Adds the slug of its text, as in beta.13, to every heading without an id. */
export function giveSlugs(root: Root): void {
  const slugger = createSlugger();
  nodesIn(root).forEach((node) => {
    if (node.type !== 'heading' || node.data?.id !== undefined) return;
    const id = node.data?.hProperties?.id;
    setId(node, id ? slugger.slug(String(id), {maintainCase: true}) : slugger.slug(slugText(node)));
    node.data = {...node.data, hasSlug: true};
  });
}

/** Marks the leading h1, which beta.13 takes for the title; only imports may precede it. Others get `data-part`, for src/theme/Heading. */
export function markTitle(root: Root, source: string): void {
  const {children} = root;
  const first = children.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  const [front] = children;
  const text = source.slice(front?.type === 'yaml' ? front.position?.end.offset : 0);
  for (const node of nodesIn(root)) {
    if (node.type !== 'heading' || node.depth !== 1) continue;
    const {contentTitle} = node === first ? parseMarkdownContentTitle(text) : {contentTitle: undefined};
    if (contentTitle === undefined) node.data = {...node.data, hProperties: {...node.data?.hProperties, dataPart: ''}};
    else node.data = {...node.data, contentTitle};
  }
}

/** The h1 that beta.13 takes for the title of a page, with its text in `data.contentTitle`. */
export const titleHeading = ({children}: Root): Heading | undefined =>
  children.find((node): node is Heading => node.type === 'heading' && node.data?.contentTitle !== undefined);

/** A page without this heading, for a theme that shows the title itself. */
export function withoutTitle(root: Root): Root {
  const title = titleHeading(root);
  return {...root, children: root.children.filter((node) => node !== title)};
}
