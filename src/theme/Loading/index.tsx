/**
 * Replaces Loading: repeats a failed request once, then loads the page of a newer build if one was deployed, else shows the box with Retry
 * inside the layout. Stock shows a plain English box, which remains after navigation.
 */
// Loading is imported before the client modules; without this line the styles of the layout would come before Infima's.
import '@generated/client-modules';
import React, {useContext, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import ThemeContext from '@theme/ThemeContext';
import LoadFailure from '../../components/LoadFailure';
import {arriveLate} from '../../app/arrival';
import {loadNewerBuild} from '../../app/newer-build';
import {isTimeout} from '../../app/timeout';
import {MAIN_ID} from '../../components/SkipLink';
import * as words from '../../../contract/words';

/** The content of a doc fails inside its layout; a whole page fails outside of any layout. */
function WithLayout({children}: {readonly children: ReactNode}): JSX.Element {
  const inLayout = useContext(ThemeContext) !== undefined;
  return inLayout ? (
    <>{children}</>
  ) : (
    <Layout title={words.frame.loadTitle}>
      <main id={MAIN_ID} className="container">
        {children}
      </main>
    </Layout>
  );
}

type Props = {readonly error?: Error; readonly retry: () => void};

export default function Loading({error, retry}: Props): JSX.Element {
  const attempts = useRef(0);
  const [gaveUp, setGaveUp] = useState(false);
  useEffect(() => {
    if (!error) return;
    attempts.current += 1;
    // After a timeout, a second request would keep the reader waiting.
    if (isTimeout(error)) setGaveUp(true);
    else if (attempts.current === 1) retry();
    else if (attempts.current === 2) void loadNewerBuild().then((loading) => setGaveUp(!loading));
  }, [error, retry]);
  useEffect(() => arriveLate, []);
  if (error && gaveUp) {
    return (
      <WithLayout>
        <LoadFailure error={error} retry={retry} />
      </WithLayout>
    );
  }
  if (attempts.current > 0) return <WithLayout>{null}</WithLayout>;
  return <></>;
}
