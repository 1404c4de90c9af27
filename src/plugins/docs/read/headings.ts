import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {nodesIn} from '../tree/nodes';

/** The id at the end of a heading. */
const HEADING_ID = /\s*\{#([^{}]*)\}$/;

/** The text of a heading as beta.13 takes it for its slug: with the code of expressions, and without tags. */
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

/**
 * Gives every heading of a page without `{#id}` the id that beta.13 gives it, a slug of its text; of equal ones the second has `-1` at its
 * end. A heading that already has an id, from a plugin of the owner, keeps it.
 *
 * @param root the page, whose written ids have been taken
 */
export function giveSlugs(root: Root): void {
  const slugger = createSlugger();
  nodesIn(root).forEach((node) => {
    if (node.type !== 'heading' || node.data?.id !== undefined) return;
    const given = node.data?.hProperties?.id;
    setId(node, given ? slugger.slug(String(given), {maintainCase: true}) : slugger.slug(slugText(node)));
    node.data = {...node.data, hasSlug: true};
  });
}
