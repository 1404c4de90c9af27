/** Replaces NotFound: stock blames the site that linked here and offers no way back. */
import React from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {useLatestVersion, useVersions} from '@theme/hooks/useDocs';
import {MAIN_ID} from '../../components/SkipLink';
import {WITHOUT_APP, mark} from '../../data/marks';
import * as words from '../../../contract/words';

export default function NotFound(): JSX.Element {
  const latest = useLatestVersion(undefined);
  return (
    <Layout title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}>
      <main id={MAIN_ID} className="container margin-vert--xl" {...mark(WITHOUT_APP)}>
        <h1>
          <Translate id="theme.NotFound.title">Page Not Found</Translate>
        </h1>
        <p>
          <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
          {words.frame.notFound.reason}
        </p>
        <p>{words.frame.notFound.instead}</p>
        <ul>
          <li>
            <Link to="/">{words.frame.notFound.home}</Link>
          </li>
          {useVersions(undefined).map(({name, label, path, docs, mainDocId}) => (
            <li key={name}>
              <Link to={docs.find(({id}) => id === mainDocId)?.path ?? path}>
                {words.frame.notFound.guide}
                {label}
                {name === latest.name && words.frame.notFound.latest}
                {words.frame.notFound.end}
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
