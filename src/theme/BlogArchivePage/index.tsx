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

export default function BlogArchivePageWrapper(props: ComponentProps<typeof BlogArchivePage>): JSX.Element {
  const {docs} = useLatestVersion(undefined);
  const changes = docs.find(({id}) => id === CHANGES_PAGE)?.path;
  if (props.archive.blogPosts.length > 0) return <BlogArchivePage {...props} />;
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  return (
    <Layout title={title} description="接口文档的博客归档：按年份列出已发布的文章，目前还没有文章。">
      <main id={MAIN_ID} className="container margin-vert--xl" {...mark(WITHOUT_APP)}>
        <h1>{title}</h1>
        <p>目前还没有文章。{changes && '接口的变更记录在版本更新说明中。'}</p>
        {changes && (
          <p>
            <Link to={changes}>查看版本更新说明</Link>
          </p>
        )}
      </main>
    </Layout>
  );
}
