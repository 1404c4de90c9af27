import React from 'react';
import type {ReactNode} from 'react';
import {SECTION_LINK, mark} from '../../data/marks';
import styles from './styles.module.css';

type Props = {
  readonly anchor: string;
  readonly name: string;
  /** Shown beside the name. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
};

/** An item with an anchor: a field or an error code. */
export default function Entry({anchor, name, facts, children}: Props): JSX.Element {
  return (
    <li id={anchor}>
      <p className={styles.field}>
        <a href={`#${anchor}`} className={styles.fieldName} {...mark(SECTION_LINK)}>
          <code>{name}</code>
        </a>
        {facts}
      </p>
      {children}
    </li>
  );
}
