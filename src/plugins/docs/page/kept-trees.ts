import type {RootContent} from 'mdast';
import {mayHaveBlocks} from '../blocks/blocks';
import {storeOf} from '../../store';
import type {DocFile} from '../doc-files';
import {hasCode} from './nodes';
import type {Remark} from './remark';

/** Trees as JSON, by what they are and the Markdown that they were parsed from. */
type Trees = Record<string, string>;

/** What this process has parsed: pages of several docs versions show much of the same. */
const parsed = new Map<string, string>();

/** Forgets what this process has parsed. */
export const forgetTrees = (): void => parsed.clear();

const inputsOf = ({file, markdown}: DocFile): readonly string[] => [file, markdown];

/** Keeps the trees of a page for the next build, as this one does not ask for them. */
export const needTrees = (siteDir: string, page: DocFile): void => storeOf(siteDir).need('trees', inputsOf(page));

/**
 * remark for a page; one with blocks is not parsed again when an earlier build has done it, nor is what the blocks make, nor the texts of
 * its contracts: an edit of a contract changes few of them, and parsing was a tenth of such a build.
 *
 * @returns also `keep`, which stores the trees for the next build
 */
export function keptTrees(
  siteDir: string,
  page: DocFile,
  remark: Remark,
): {readonly remark: Remark; readonly keep: () => void} {
  if (!mayHaveBlocks(page.markdown)) return {remark, keep: () => undefined};
  const store = storeOf(siteDir);
  const known = store.find<Trees>('trees', inputsOf(page)) ?? {};
  const used: Trees = {};
  const remember =
    <Tree>(kind: string, parse: (markdown: string) => Tree, isData: (tree: Tree) => boolean) =>
    (markdown: string): Tree => {
      const key = `${kind} ${markdown}`;
      const json = known[key] ?? parsed.get(key);
      if (json !== undefined) {
        used[key] = json;
        return JSON.parse(json) as Tree;
      }
      const tree = parse(markdown);
      if (isData(tree)) parsed.set(key, (used[key] = JSON.stringify(tree)));
      return tree;
    };
  const isDataOnly = (nodes: readonly RootContent[]): boolean => !nodes.some(hasCode);
  return {
    remark: {
      ...remark,
      parse: remember('page', remark.parse, ({root}) => isDataOnly(root.children)),
      parseBlock: remember('block', remark.parseBlock, isDataOnly),
      parseText: remember('text', remark.parseText, isDataOnly),
    },
    keep() {
      if (Object.keys(used).some((key) => !(key in known))) store.put('trees', inputsOf(page), used);
    },
  };
}
