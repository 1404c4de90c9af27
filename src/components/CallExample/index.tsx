import React from 'react';
import Link from '@docusaurus/Link';
import type {Example} from '../../data/home-page';
import {CODE, COPY, mark} from '../../data/marks';
import Method from '../Endpoint/Method';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

const code = (html: string) => (
  <pre tabIndex={0} className="thin-scrollbar">
    <code dangerouslySetInnerHTML={{__html: html}} />
  </pre>
);

/** A call of an interface and its response. */
export default function CallExample({name, method, path, to, program, answer, recorded}: Example): JSX.Element {
  return (
    <figure className={styles.example}>
      <figcaption className={styles.head}>
        <Method method={method} /> <code>{path}</code> <Link to={to}>{name}</Link>
      </figcaption>
      <div className={styles.part} {...mark(CODE)}>
        <p className={styles.label}>
          <span>{words.home.request}</span>
          <button type="button" className="clean-btn" aria-label={words.home.copyRequest} {...mark(COPY)}>
            {words.frame.copy}
          </button>
          <span role="status" />
        </p>
        {code(program)}
      </div>
      {answer && (
        <div className={styles.part}>
          <p className={styles.label}>
            <span>{words.home.answer}</span>
            {recorded && <span className={styles.proof}>{words.home.recorded}</span>}
          </p>
          {code(answer)}
        </div>
      )}
    </figure>
  );
}
