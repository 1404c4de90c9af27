/** A page of the docs whose content is static: its HTML says everything that the theme shows of it (src/plugins/docs/compile/static-pages.ts). */
import React, {useCallback, useEffect, useMemo, useState} from 'react';
import type {ComponentProps} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
// Before DocItem: it imports the styles of the whole site, which come before those of components.
import Loading from '@theme/Loading';
import DocItem from '@theme/DocItem';
import type {PageFacts, StaticPage} from '../data/page-elements';
import {forgetPage} from '../controls/navigation';
import PageContent from './PageContent';
import PageElements from './PageElements';
import {firstPage, loadContent, preloaded} from './page-content';
import type {Outcome} from './page-content';

type DocProps = ComponentProps<typeof DocItem>;
type Props = Omit<DocProps, 'content'> & {
  readonly route: {readonly path: string};
  /** The page; only while it is built. */
  readonly staticContext?: {readonly page: StaticPage};
};

/** A page in the form of a module that DocItem takes. */
function moduleOf(Content: () => JSX.Element, facts: PageFacts): DocProps['content'] {
  const {metadata, toc, contentTitle} = facts;
  const {title, description} = metadata;
  const {frontMatter = {title, description}} = facts;
  return Object.assign(Content, {frontMatter, metadata, toc, contentTitle}) as unknown as DocProps['content'];
}

function usePage(path: string): Outcome & {readonly load: () => void} {
  const isHydrating = !useIsBrowser();
  const [state, setState] = useState<Outcome>(isHydrating ? {page: firstPage()} : preloaded(path));
  const load = useCallback(() => {
    // A request that is still under way may have stalled.
    forgetPage(path);
    loadContent(path).then(
      (page) => setState({page}),
      (error: Error) => setState((state) => (state.page ? state : {error})),
    );
  }, [path]);
  const missing = !state.page && !state.error;
  useEffect(() => {
    if (missing) load();
  }, [missing, load]);
  return {...state, load};
}

function LoadedDoc(props: Omit<Props, 'staticContext'>): JSX.Element {
  const {page, error, load} = usePage(props.route.path);
  const content = useMemo(() => page && moduleOf(() => <PageContent html={page.html} />, page.facts), [page]);
  if (!content) return <Loading isLoading={!error} error={error} retry={load} pastDelay={false} timedOut={false} />;
  return <DocItem {...props} content={content} />;
}

function BuiltDoc({page, ...props}: Omit<Props, 'staticContext'> & {readonly page: StaticPage}): JSX.Element {
  const {nodes, ...facts} = page;
  const Content = () => (
    <PageContent facts={facts}>
      <PageElements nodes={nodes} />
    </PageContent>
  );
  return <DocItem {...props} content={moduleOf(Content, page)} />;
}

export default function StaticDoc({staticContext, ...props}: Props): JSX.Element {
  return staticContext ? <BuiltDoc {...props} page={staticContext.page} /> : <LoadedDoc {...props} />;
}
