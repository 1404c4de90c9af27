/** Wraps BlogArchivePage: shows a message where an archive has no posts, for which stock shows an empty page. */
import React from 'react';
import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import BlogArchivePage from '@theme-original/BlogArchivePage';
import {useLatestVersion} from '@theme/hooks/useDocs';
import {MAIN_ID} from '../../components/SkipLink';
import {WITHOUT_APP, mark} from '../../data/marks';
import {CHANGES_PAGE} from '../../data/versions';
import * as words from '../../../contract/words';

export default function BlogArchivePageWrapper(props: ComponentProps<typeof BlogArchivePage>): JSX.Element {
  const {docs} = useLatestVersion(undefined);
  const changes = docs.find(({id}) => id === CHANGES_PAGE)?.path;
  if (props.archive.blogPosts.length > 0) return <BlogArchivePage {...props} />;
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  return (
    <Layout title={title} description={words.frame.archive.description}>
      <main id={MAIN_ID} className="container margin-vert--xl" {...mark(WITHOUT_APP)}>
        <h1>{title}</h1>
        <p>
          {words.frame.archive.empty}
          {changes && words.frame.archive.changes}
        </p>
        {changes && (
          <p>
            <Link to={changes}>{words.frame.archive.link}</Link>
          </p>
        )}
      </main>
    </Layout>
  );
}
