import React from 'react';
import type {DocGroupData} from '../../data/home-page';
import DocLink from '../DocLink';
import styles from './styles.module.css';

/** A group of the sidebar as cards, one for each page, beside its title where there is room. */
export default function DocGroup({title, description, docs}: DocGroupData): JSX.Element {
  return (
    <section className={styles.group}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.note}>{description}</p>
      </div>
      <ul className={styles.cards}>
        {docs.map((doc) => (
          <li key={doc.docId} className={styles.card}>
            <DocLink docId={doc.docId} className={styles.link}>
              {doc.title}
            </DocLink>
            <p className={styles.text}>{doc.note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
