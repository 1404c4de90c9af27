import React from 'react';
import {mdx} from '@mdx-js/react';
import {elementsOf} from '../components/Elements';
import type {PageNode} from '../data/page-elements';
import PageProvider from './mdx/PageProvider';

type Props = {readonly nodes: readonly PageNode[]};

/** MDX 1 uses this prop to find components such as `li.p` in MDXComponents. */
const namedParent = (parentName: string) => ({parentName});

/**
 * Renders the nodes of a page as MDX 1 does: an element for which the theme or the owner has a component becomes that component, with
 * `mdxType` and `originalType` in the props of its children.
 */
export default function PageElements({nodes}: Props): JSX.Element {
  return <PageProvider>{mdx('wrapper', {}, ...elementsOf(nodes, mdx, namedParent))}</PageProvider>;
}
