import React, {useCallback, useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Loading from '@theme/Loading';
import {CONTENT, CONTENT_END, loadContent, readyContent} from './page-content';

type Props = {
  /** Route of the page. */
  readonly path: string;
  /** The content; only while the page is built. */
  readonly children?: ReactNode;
};
type Content = {readonly html?: string; readonly error?: Error};

/** On the first load the server-rendered content is already in the DOM; React keeps it on hydration, whatever HTML it gets here. */
const ADOPTED = '';

function useContent(path: string): Content & {readonly load: () => void} {
  const isHydrating = !useIsBrowser();
  const [content, setContent] = useState<Content>({html: isHydrating ? ADOPTED : readyContent(path)});
  const load = useCallback(() => {
    loadContent(path).then(
      (html) => setContent({html}),
      (error: Error) => setContent({error}),
    );
  }, [path]);
  const missing = content.html === undefined && !content.error;
  useEffect(() => {
    if (missing) load();
  }, [missing, load]);
  return {...content, load};
}

function BrowserContent({path}: Props): JSX.Element {
  const {html, error, load} = useContent(path);
  const {hash} = useLocation();
  // src/all-controls.ts listens for this event to set up the new content.
  useEffect(() => void document.dispatchEvent(new Event('content')), [html, hash]);
  if (html === undefined) {
    return <Loading isLoading={!error} error={error} retry={load} pastDelay={false} timedOut={false} />;
  }
  return <div {...CONTENT} className="markdown" dangerouslySetInnerHTML={{__html: html}} />;
}

/** The content of a static doc page; see src/plugins/docs/page/page-module.ts. */
export default function PageContent({path, children}: Props): JSX.Element {
  return (
    <>
      {ExecutionEnvironment.canUseDOM ? (
        <BrowserContent path={path} />
      ) : (
        <div {...CONTENT} className="markdown">
          {children}
        </div>
      )}
      <template {...CONTENT_END} />
    </>
  );
}
