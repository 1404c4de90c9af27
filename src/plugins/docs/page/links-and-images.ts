import path from 'path';
import type {Nodes, Root} from 'mdast';
import type {Problem} from '../../../../contract';
import {problemIn} from '../checks/problem';
import {hasScheme, lineOf, nodesIn} from './nodes';

/** A page with its blocks replaced. */
export type Page = {readonly file: string; readonly root: Root};

/** The text of the nodes of a kind, e.g. front matter. */
export const valueOf = (root: Root, type: 'yaml' | 'mdxjsEsm'): string =>
  root.children.flatMap((node) => (node.type === type ? [node.value] : [])).join('\n');

/**
 * The routes that the file links of a page lead to, by link, and the links that lead to no page.
 *
 * @param sourceToPermalink routes of the pages by their files, e.g. `@site/docs/index.mdx`
 */
export function pageLinks(
  {file, root}: Page,
  sourceToPermalink: Readonly<Record<string, string>>,
): {readonly links: ReadonlyMap<string, string>; readonly problems: readonly Problem[]} {
  const links = new Map<string, string>();
  const problems = nodesIn(root).flatMap((node: Nodes) => {
    const [target, anchor] = node.type === 'link' ? node.url.split(/(?=#)/) : [''];
    if (!/\.mdx?$/.test(target) || hasScheme(target)) return [];
    const permalink = sourceToPermalink[`@site/${path.posix.join(path.posix.dirname(file), target)}`];
    if (permalink === undefined)
      return [
        problemIn(
          file,
          lineOf(node) ?? 1,
          `the link "${target}" leads to no page. Link to the file of a page, e.g. ../index.mdx.`,
        ),
      ];
    links.set(target + (anchor ?? ''), permalink + (anchor ?? ''));
    return [];
  });
  return {links, problems};
}

/** The images of a page that are files beside it or in `static`. */
export const imagesOf = ({root}: Page): readonly Extract<Nodes, {type: 'image'}>[] =>
  nodesIn(root).flatMap((node) => (node.type === 'image' && !hasScheme(node.url) ? [node] : []));

/** The file of an image of a page, relative to the site. */
export const imageFile = (page: string, url: string): string =>
  path.posix.join(url.startsWith('/') ? 'static' : path.posix.dirname(page), url);
