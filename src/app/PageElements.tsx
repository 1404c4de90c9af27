import React from 'react';
import {mdx} from '@mdx-js/react';
import {elementsOf} from '../components/Elements';
import type {PageNode} from '../data/page-elements';
import PageProvider from './mdx/PageProvider';

type Props = {readonly nodes: readonly PageNode[]};

/** By which MDX 1 finds components of an owner such as `li.p`. */
const namedParent = (parentName: string) => ({parentName});

/**
 * The elements of a page, as MDX 1 makes React elements of them: those that the theme or an owner has components for become these, and
 * find `mdxType` and `originalType` in the props of what stands in them.
 */
export default function PageElements({nodes}: Props): JSX.Element {
  return <PageProvider>{mdx('wrapper', {}, ...elementsOf(nodes, mdx, namedParent))}</PageProvider>;
}
