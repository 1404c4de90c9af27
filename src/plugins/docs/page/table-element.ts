import {LABEL, LIST} from '../../../data/marks';
import type {PageElement, PageNode} from '../../../data/page-elements';

/** Columns from which on a table does not fit a phone, and is shown there as a list. */
const WIDE = 3;

/** What the elements of a table are; said in so many words, as browsers forget it of those that are no table for the eye. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const elementsIn = (nodes: readonly PageNode[] = []): readonly PageElement[] =>
  nodes.filter((node): node is PageElement => typeof node !== 'string');

const textIn = (nodes: readonly PageNode[] = []): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('');

/** Gives an element of a table its role, and cells behind the first the title of their column. */
function withRoles(element: PageElement, titles: readonly string[]): PageElement {
  const {name, props, children = []} = element;
  if (!ROLES[name]) return element;
  const inner = children.map((child, column) => {
    if (typeof child === 'string') return child;
    const made = withRoles(child, titles);
    return child.name === 'td' && column > 0 && titles[column]
      ? {...made, props: {...made.props, [LABEL]: titles[column]}}
      : made;
  });
  return {name, props: {...props, role: ROLES[name]}, children: inner};
}

/** A table of a page; one of many columns with what shows it as a list on phones (src/theme/MDXComponents). */
export function tableElement(table: PageElement): PageElement {
  const head = elementsIn(table.children).find(({name}) => name === 'thead');
  const titles = elementsIn(elementsIn(head?.children)[0]?.children).map(({children}) => textIn(children));
  return titles.length < WIDE ? table : withRoles({...table, props: {...table.props, [LIST]: ''}}, titles);
}
