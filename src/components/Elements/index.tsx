import React from 'react';
import type {ComponentType, ReactNode} from 'react';
import type {PageElement, PageNode} from '../../data/page-elements';

/** The component, or the tag, that shows an element, and its props. */
type Shown = readonly [type: ComponentType | string, props: PageElement['props']];

/** Nodes of a page as React elements. */
export const elementsOf = (nodes: readonly PageNode[], show: (element: PageElement) => Shown): readonly ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const [type, props] = show(node);
    return React.createElement(
      type,
      {...props, key: index} as Record<string, unknown>,
      ...elementsOf(node.children ?? [], show),
    );
  });

/** Nodes of a page as plain HTML. */
export default function Elements({nodes}: {readonly nodes: readonly PageNode[]}): JSX.Element {
  return <>{elementsOf(nodes, ({name, props}) => [name, props])}</>;
}
