import React from 'react';
import Elements from '../Elements';
import Method from '../Endpoint/Method';
import InlineCode from '../InlineCode';
import ParserPause from '../ParserPause';
import type {ListedOperation} from './data';
import styles from './styles.module.css';
import * as words from '../../../words';

/**
 * The interfaces of a page, at its beginning: the name, which links to the section, with method and path, and what it does. Behind them the
 * parser pauses, so that the browser paints what fills the screen before it parses the sections.
 */
export default function OperationList({operations}: {readonly operations: readonly ListedOperation[]}): JSX.Element {
  return (
    <ul className={styles.operations} aria-label={words.reference.operations}>
      {operations.map(({method, path, name, href, deprecated, removed, text}) => (
        <li key={href}>
          <span className={styles.endpoint}>
            <a href={href}>{name}</a>
            {deprecated && words.reference.deprecated}
            {removed && words.interpolate(words.reference.removed, {version: removed})} <Method method={method} />{' '}
            <InlineCode>{path}</InlineCode>
          </span>{' '}
          <span className={styles.text}>
            <Elements nodes={text} />
          </span>
        </li>
      ))}
      <ParserPause />
    </ul>
  );
}
