/** Provides the components of the theme, the owner and blocks to the content of a page, by MDX 1's context. */
import React from 'react';
import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import blockComponents from './block-components';

const components = {...blockComponents, ...MDXComponents};

export default function PageProvider({children}: {readonly children: ReactNode}): JSX.Element {
  return <MDXProvider components={components}>{children}</MDXProvider>;
}
