/**
 * Extends MDXComponents: adds the components that writers use by name, and puts a table into a box that can be scrolled
 * by keyboard (axe scrollable-region-focusable); stock makes the table itself the scroll container, which is no table then.
 */
import React from 'react';
import type {ComponentProps, ReactElement} from 'react';
import Details from '@theme/Details';
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

/** Stock finds the summary by a mark of MDX 1, which pages do not go through. */
function Fold({children, ...props}: ComponentProps<'details'>): JSX.Element {
  const [summary, ...content] = React.Children.toArray(children);
  return (
    <Details {...props} summary={summary as ReactElement}>
      {content}
    </Details>
  );
}

export default {...MDXComponents, details: Fold, inlineCode: InlineCode, table: Table, Diagram, Endpoint, Reference, Samples};
