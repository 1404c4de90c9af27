import React from 'react';
import Link from '@docusaurus/Link';
import type {Example} from '../../data/home-page';
import {CODE, COPY, mark} from '../../data/marks';
import Method from '../Endpoint/Method';
import styles from './styles.module.css';

const code = (html: string) => (
  <pre tabIndex={0} className="thin-scrollbar">
    <code dangerouslySetInnerHTML={{__html: html}} />
  </pre>
);

/** A call of an interface and its answer. */
export default function CallExample({name, method, path, to, program, answer, recorded}: Example): JSX.Element {
  return (
    <figure className={styles.example}>
      <figcaption className={styles.head}>
        <Method method={method} /> <code>{path}</code> <Link to={to}>{name}</Link>
      </figcaption>
      <div className={styles.part} {...mark(CODE)}>
        <p className={styles.label}>
          <span>请求</span>
          <button type="button" className="clean-btn" aria-label="复制请求" {...mark(COPY)}>
            复制
          </button>
          <span role="status" />
        </p>
        {code(program)}
      </div>
      {answer && (
        <div className={styles.part}>
          <p className={styles.label}>
            <span>应答</span>
            {recorded && <span className={styles.proof}>由沙箱实际返回</span>}
          </p>
          {code(answer)}
        </div>
      )}
    </figure>
  );
}
