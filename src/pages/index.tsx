import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import home from '@generated/home/default/home.json';
import Layout from '@theme/Layout';
import {useVersions} from '@theme/hooks/useDocs';
import {MAIN_ID} from '../components/SkipLink';
import CallExample from '../components/CallExample';
import DocLink from '../components/DocLink';
import DocGroup from '../components/DocGroup';
import StepList from '../components/StepList';
import VersionTable from '../components/VersionTable';
import type {HomePage} from '../data/home-page';
import {WITHOUT_APP, mark} from '../data/marks';
import {CHANGES_PAGE} from '../data/versions';
import {hero, steps} from '../data/home';
import styles from './index.module.css';
import * as words from '../../contract/words';

export default function Home(): JSX.Element {
  const {siteConfig} = useDocusaurusContext();
  const {groups, changes, example, newest} = home as HomePage;
  const versions = useVersions(undefined).map(({name, label, docs, mainDocId}) => ({
    label,
    note: changes[name] ?? '',
    to: docs.find(({id}) => id === mainDocId)?.path ?? '',
    changes: docs.find(({id}) => id === CHANGES_PAGE)?.path,
  }));
  return (
    <Layout description={siteConfig.customFields?.description as string}>
      <main id={MAIN_ID} {...mark(WITHOUT_APP)}>
        <div className={styles.hero}>
          <div className={clsx('container', styles.first, example && styles.withExample)}>
            <div>
              <h1>{hero.title}</h1>
              <p className={styles.lead}>{hero.lead}</p>
              <div className={styles.actions}>
                {hero.actions.map(({label, docId}, index) => (
                  <DocLink
                    key={docId}
                    docId={docId}
                    className={clsx('button button--lg button--primary', index > 0 && 'button--outline')}
                  >
                    {label}
                  </DocLink>
                ))}
              </div>
              {newest && (
                <p className={styles.newest}>
                  {words.home.newest}
                  <time dateTime={newest.day}>{newest.day}</time> <Link to={newest.to}>{newest.text}</Link>
                </p>
              )}
            </div>
            {example && (
              <div className={styles.example}>
                <CallExample {...example} />
              </div>
            )}
            {steps.length > 0 && (
              <section>
                <h2>{words.home.steps}</h2>
                <StepList steps={steps} />
              </section>
            )}
          </div>
        </div>
        <div className="container margin-vert--lg">
          <section>
            <h2>{words.home.docs}</h2>
            {groups.map((group) => (
              <DocGroup key={group.title} {...group} />
            ))}
          </section>
          <section className={styles.section}>
            <h2>{words.home.versions}</h2>
            <VersionTable versions={versions} />
          </section>
        </div>
      </main>
    </Layout>
  );
}
