import React from 'react';
import Link from '@docusaurus/Link';
import type {DocGroupData} from '../../data/home-page';
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
          <li key={doc.path} className={styles.card}>
            <Link to={doc.path} className={styles.link}>
              {doc.title}
            </Link>
            <p className={styles.text}>{doc.note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
