/**
 * The JSX runtime for pages with code. It calls MDX 1's `mdx` instead of React, so that components get the props that beta.13 gives them
 * (`mdxType`, `originalType`).
 */
import {Fragment} from 'react';
import type {ElementType, ReactElement, ReactNode} from 'react';
import {mdx} from '@mdx-js/react';

type Props = Readonly<Record<string, unknown>> & {readonly children?: ReactNode};

/** An element with one child. @param type name of the element, or a component */
export function jsx(type: ElementType, {children, ...props}: Props, key?: string): ReactElement {
  const own = key === undefined ? props : {...props, key};
  return children === undefined ? mdx(type, own) : mdx(type, own, children);
}

/** An element with several static children, which need no keys. */
export function jsxs(type: ElementType, {children, ...props}: Props, key?: string): ReactElement {
  return mdx(type, key === undefined ? props : {...props, key}, ...(children as readonly ReactNode[]));
}

export {Fragment};
