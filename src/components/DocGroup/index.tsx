import React from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly docs: readonly {readonly title: string; readonly description: string; readonly path: string}[];
};

/** A group of the sidebar as cards, one for each page. */
export default function DocGroup({title, description, docs}: Props): JSX.Element {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.note}>{description}</p>
      <ul className={styles.cards}>
        {docs.map((doc) => (
          <li key={doc.path} className={styles.card}>
            <Link to={doc.path} className={styles.link}>
              {doc.title}
            </Link>
            <p className={styles.text}>{doc.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
