import type {Root} from 'mdast';

/** A page with its blocks replaced; its file is relative to the site. */
export type Page = {readonly file: string; readonly root: Root};

/** The text of the nodes of a kind, e.g. front matter. */
export const valueOf = (root: Root, type: 'yaml' | 'mdxjsEsm'): string =>
  root.children.flatMap((node) => (node.type === type ? [node.value] : [])).join('\n');
