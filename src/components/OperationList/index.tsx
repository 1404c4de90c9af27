import React from 'react';
import Elements from '../Elements';
import Method from '../Endpoint/Method';
import InlineCode from '../InlineCode';
import ParserPause from '../ParserPause';
import type {ListedOperation} from './data';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

/**
 * The interfaces of a page, listed at its top: name with a link to the section, method, path and summary. A ParserPause after the list lets
 * the browser paint the first screen before it parses the sections.
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
