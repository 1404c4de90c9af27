/**
 * Extends MDXComponents: adds the components that writers use by name, and wraps tables in a box that can be scrolled by keyboard (axe
 * scrollable-region-focusable); stock makes the table itself the scroll container, which removes its table semantics.
 */
import React from 'react';
import type {ComponentProps} from 'react';
import Details from '@theme/Details';
import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '../../components/Diagram';
import Endpoint from '../../components/Endpoint';
import InlineCode from '../../components/InlineCode';
import Interface from '../../components/Interface';
import OperationFacts from '../../components/OperationFacts';
import OperationList from '../../components/OperationList';
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

export default {
  ...MDXComponents,
  details: Details,
  inlineCode: InlineCode,
  table: Table,
  Diagram,
  Endpoint,
  Interface,
  OperationFacts,
  OperationList,
  Reference,
  Samples,
};
