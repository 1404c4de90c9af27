import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {PageNode} from '../../../data/page-elements';
import {toHtml} from '../read/to-html';
import type {Remark} from '../read/remark';
import type {Page} from '../tree/nodes';
import {isLineEnd, pageNodes} from '../tree/page-nodes';
import {withFootnotes} from './footnotes';
import {withInterfaces} from './interfaces';
import {tableElement} from './table-element';

function withTables<Node extends ElementContent>(node: Node): Node {
  if (!('children' in node)) return node;
  const children = (node.children as ElementContent[]).map(withTables);
  const whole = {...node, children};
  return whole.type === 'element' && whole.tagName === 'table' ? (tableElement(whole as Element) as Node) : whole;
}

/** What the page shows beyond its own text: interfaces with their code beside them, footnotes, and tables that are lists on phones. */
export const shownContent = ({children}: HastRoot): ElementContent[] =>
  withInterfaces(withFootnotes((children as ElementContent[]).filter((child) => !isLineEnd(child)))).map(withTables);

/**
 * The nodes of a page for src/app/PageElements.tsx.
 *
 * @throws on a JSX prop that is code
 */
export const pageElements = async (page: Page, remark: Remark): Promise<readonly PageNode[]> =>
  shownContent(await toHtml(page, remark)).flatMap(pageNodes);
