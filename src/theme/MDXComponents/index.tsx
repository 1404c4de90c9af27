/**
 * Extends MDXComponents: adds the components that writers use by name, and puts a table into a box that can be scrolled
 * by keyboard (axe scrollable-region-focusable); stock makes the table itself the scroll container, which is no table then.
 */
import React from 'react';
import type {ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '../../components/Diagram';
import Endpoint from '../../components/Endpoint';
import InlineCode from '../../components/InlineCode';
import Reference from '../../components/Reference';
import Samples from '../../components/Samples';
import styles from './styles.module.css';

function Table(props: ComponentProps<'table'>): JSX.Element {
  return (
    <div className={styles.scroll} role="group" aria-label="表格" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

export default {...MDXComponents, inlineCode: InlineCode, table: Table, Diagram, Endpoint, Reference, Samples};
