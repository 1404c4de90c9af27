import React, {useLayoutEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import RetryButton from '../RetryButton';
import {MAIN_ID} from '../SkipLink';
import * as words from '../../../contract/words';

type Props = {
  readonly error: Error;
  readonly tryAgain: () => void;
  /** Shows the next page when the reader navigates to it. */
  readonly goOn?: () => void;
};

/**
 * Replaces a page whose code threw (specification, section 8). Navigating to another page shows that page; stock keeps the crash screen on
 * every page until a reload, because its error boundary never resets.
 */
export default function CrashScreen({error, tryAgain, goOn = tryAgain}: Props): JSX.Element {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  // src/app/arrival.ts focuses the title of the next page, so that page must be rendered before it runs.
  useLayoutEffect(() => {
    if (pathname !== crashed.current) goOn();
  }, [pathname, goOn]);
  return (
    <main id={MAIN_ID} className="container margin-vert--xl" role="alert">
      <h1>This page crashed.</h1>
      <p>{words.frame.crashed}</p>
      <p>
        <code>{error.message}</code>
      </p>
      <RetryButton label="Try again" onClick={tryAgain} />
    </main>
  );
}
