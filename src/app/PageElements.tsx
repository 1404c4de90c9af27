import React from 'react';
import type {ComponentType} from 'react';
import MDXComponents from '@theme/MDXComponents';
import {elementsOf} from '../components/Elements';
import type {PageNode} from '../data/page-elements';

type Components = Readonly<Record<string, ComponentType>>;
type Props = {readonly nodes: readonly PageNode[]};

/** The elements of a page, as React elements: those that the theme has components for become these. */
export default function PageElements({nodes}: Props): JSX.Element {
  const known = MDXComponents as unknown as Components;
  return <>{elementsOf(nodes, ({name, props}) => [known[name] ?? name, props])}</>;
}
