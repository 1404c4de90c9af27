import React from 'react';
import type {ReactElement, ReactNode} from 'react';
import type {PageElement, PageNode} from '../../data/page-elements';

/** Makes a React element of a tag, or of the name of a component. */
type Create = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  ...children: readonly ReactNode[]
) => ReactElement;

/**
 * Nodes of a page as React elements.
 *
 * @param around returns further props for the children of an element, by the element's name
 */
export const elementsOf = (
  nodes: readonly PageNode[],
  create: Create,
  around?: (parent: string) => PageElement['props'],
  parent?: string,
): readonly ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const {name, props, children = []} = node;
    const own = {...(parent && around?.(parent)), ...props, key: index};
    return create(name, own, ...elementsOf(children, create, around, name));
  });

/** Nodes of a page as plain HTML. */
export default function Elements({nodes}: {readonly nodes: readonly PageNode[]}): JSX.Element {
  return <>{elementsOf(nodes, React.createElement)}</>;
}
