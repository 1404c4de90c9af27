import React, {useEffect} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {send} from '../controls/events';
import {CONTENT_END_MARK, CONTENT_MARK, FACTS_MARK, mark} from '../data/marks';
import type {PageFacts} from '../data/page-elements';

type Props =
  | {readonly html: string}
  | {
      /** Set only while the page is rendered at build time. */
      readonly facts: PageFacts;
      readonly children: ReactNode;
    };

/** JSON in a `script` element, which no string in it can end. */
const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The content of a static doc page, and the facts that the app reads from its HTML. On hydration React keeps the existing HTML, whatever
 * the props are.
 */
export default function PageContent(props: Props): JSX.Element {
  const {hash} = useLocation();
  const html = 'html' in props ? props.html : undefined;
  // src/all-controls.ts listens for this event to set up the new content.
  useEffect(() => void send('content'), [html, hash]);
  return (
    <>
      {'html' in props ? (
        <div {...mark(CONTENT_MARK)} className="markdown" dangerouslySetInnerHTML={{__html: props.html}} />
      ) : (
        <div {...mark(CONTENT_MARK)} className="markdown">
          {props.children}
        </div>
      )}
      <template {...mark(CONTENT_END_MARK)} />
      <script
        type="application/json"
        {...mark(FACTS_MARK)}
        dangerouslySetInnerHTML={{__html: 'facts' in props ? scriptText(props.facts) : ''}}
      />
    </>
  );
}
