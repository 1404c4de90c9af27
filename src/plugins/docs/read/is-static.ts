import type {Nodes} from 'mdast';
import {isOwnComponent, needsCompiler, nodesIn} from '../tree/nodes';
import type {Page} from '../tree/page';
import type {Remark} from './remark';
import {toHtml} from './to-html';

const needsReact = (tree: Nodes): boolean => nodesIn(tree).some((node) => needsCompiler(node) || isOwnComponent(node));

/**
 * Whether React need not hydrate a page, as it holds no code: no imports and exports, no expressions, no props but text and JSON, and no
 * components but those of blocks, nor do plugins of rehype add any. One that fails is reported when the page is rendered.
 */
export async function isStatic(page: Page, remark: Remark): Promise<boolean> {
  if (needsReact(page.root)) return false;
  if (!remark.changesHtml) return true;
  return toHtml(page, remark).then(
    (html) => !needsReact(html as Nodes),
    () => true,
  );
}
