import type {Element, ElementContent} from 'hast';
import {LABEL, LIST} from '../../../data/marks';

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

/** The text of a node. */
function hastText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as readonly ElementContent[]).map(hastText).join('') : '';
}

const elementsIn = (node: Element | undefined): readonly Element[] =>
  (node?.children ?? []).filter((child): child is Element => child.type === 'element');

/** Gives an element of a table its role, and cells behind the first the title of their column. */
function withRoles(element: Element, titles: readonly string[]): Element {
  const {tagName, properties} = element;
  if (!ROLES[tagName]) return element;
  let column = -1;
  const inner = element.children.map((child): ElementContent => {
    if (child.type !== 'element') return child;
    column += 1;
    const made = withRoles(child, titles);
    return child.tagName === 'td' && column > 0 && titles[column]
      ? {...made, properties: {...made.properties, [LABEL]: titles[column]}}
      : made;
  });
  return {...element, properties: {...properties, role: ROLES[tagName]}, children: inner};
}

/** A table of a page; one of many columns with what shows it as a list on phones (src/theme/MDXComponents). */
export function tableElement(table: Element): Element {
  const head = elementsIn(table).find(({tagName}) => tagName === 'thead');
  const titles = elementsIn(elementsIn(head)[0]).map(hastText);
  return titles.length < WIDE ? table : withRoles({...table, properties: {...table.properties, [LIST]: ''}}, titles);
}
