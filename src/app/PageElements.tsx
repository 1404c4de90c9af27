import React from 'react';
import type {ComponentType, ReactNode} from 'react';
import MDXComponents from '@theme/MDXComponents';
import type {PageNode} from '../data/page-elements';

type Components = Readonly<Record<string, ComponentType>>;
type Props = {
  readonly nodes: readonly PageNode[];
  /** Files of its images by the addresses that the page has. */
  readonly images: Readonly<Record<string, string>>;
  /** Components that the page imports. */
  readonly components: Components;
};

function render(nodes: readonly PageNode[], {images, components}: Omit<Props, 'nodes'>): readonly ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const {name, props, children = []} = node;
    const source = name === 'img' ? {src: images[String(props?.src)] ?? props?.src} : {};
    return React.createElement(components[name] ?? name, {...props, ...source, key: index}, ...render(children, {images, components}));
  });
}

/** The elements of a page, as React elements: those that the theme has components for become these. */
export default function PageElements({nodes, images, components}: Props): JSX.Element {
  return <>{render(nodes, {images, components: {...(MDXComponents as unknown as Components), ...components}})}</>;
}
