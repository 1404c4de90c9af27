import {parseMarkdownContentTitle} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';

/**
 * Marks the heading of level 1 at the beginning of a page, which beta.13 takes for its title; behind anything but imports it is none.
 *
 * @param source the text of the page
 */
export function markTitle({children}: Root, source: string): void {
  const first = children.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  if (first?.type !== 'heading' || first.depth !== 1) return;
  const [front] = children;
  const text = source.slice(front.type === 'yaml' ? front.position?.end.offset : 0);
  const {contentTitle} = parseMarkdownContentTitle(text);
  if (contentTitle !== undefined) first.data = {...first.data, contentTitle};
}

/** The heading of level 1 that beta.13 takes for the title of a page, with its text in `data.contentTitle`. */
export const titleHeading = ({children}: Root): Heading | undefined =>
  children.find((node): node is Heading => node.type === 'heading' && node.data?.contentTitle !== undefined);

/** A page without this heading, for a theme that shows the title itself. */
export function withoutTitle(root: Root): Root {
  const title = titleHeading(root);
  return {...root, children: root.children.filter((node) => node !== title)};
}
