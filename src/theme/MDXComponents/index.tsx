/**
 * Extends MDXComponents: adds the components that writers use by name, and wraps tables in a box that can be scrolled by keyboard (axe
 * scrollable-region-focusable); stock makes the table itself the scroll container, which removes its table semantics.
 */
import React from 'react';
import type {ComponentProps} from 'react';
import Details from '@theme/Details';
import MDXComponents from '@theme-original/MDXComponents';
import blockComponents from '../../app/mdx/block-components';
import InlineCode from '../../components/InlineCode';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

function Table(props: ComponentProps<'table'>): JSX.Element {
  return (
    <div className={styles.scroll} role="group" aria-label={words.frame.table} tabIndex={0}>
      <table {...props} />
    </div>
  );
}

export default {
  ...MDXComponents,
  details: Details,
  inlineCode: InlineCode,
  table: Table,
  ...blockComponents,
};
