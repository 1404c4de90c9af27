import React from 'react';
import Layout from '@theme/Layout';
import styles from './sass.module.scss';
export default function Sass(): JSX.Element {
  return (
    <Layout title="Sass">
      <main className="owner">
        <p className="inner">全局</p>
        <div className={styles.box}>
          <span>模块</span>
        </div>
      </main>
    </Layout>
  );
}
