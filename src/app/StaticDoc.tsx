/** A static page of the docs: the theme gets everything that it shows from the page's HTML (src/plugins/docs/compile/static-pages.ts). */
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
  /** The page, set only at build time. */
  readonly staticContext?: {readonly page: StaticPage};
};

/** The page as a module of the form that DocItem expects. */
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
    // A pending request may have stalled.
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
