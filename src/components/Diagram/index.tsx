import React from 'react';
import styles from './styles.module.css';

type Props = {
  /** Anchor, where others link to it. */
  readonly id?: string;
  readonly html: string;
};

/** A diagram as static HTML with inline SVG, made at build by src/plugins/docs; React neither parses nor hydrates it. */
export default function Diagram({id, html}: Props): JSX.Element {
  return <figure id={id} className={styles.diagram} dangerouslySetInnerHTML={{__html: html}} />;
}
