import React from 'react';
import type {ComponentType} from 'react';
import MDXComponents from '@theme/MDXComponents';
import {elementsOf} from '../components/Elements';
import type {PageElement, PageNode} from '../data/page-elements';

type Components = Readonly<Record<string, ComponentType>>;
type Props = {
  readonly nodes: readonly PageNode[];
  /** Files of its images by the addresses that the page has. */
  readonly images: Readonly<Record<string, string>>;
};

/** The elements of a page, as React elements: those that the theme has components for become these. */
export default function PageElements({nodes, images}: Props): JSX.Element {
  const known = MDXComponents as unknown as Components;
  const propsOf = ({name, props}: PageElement) =>
    name === 'img' ? {...props, src: images[String(props?.src)] ?? props?.src} : props;
  return <>{elementsOf(nodes, (element) => [known[element.name] ?? element.name, propsOf(element)])}</>;
}
