/**
 * Replaces Error, the crash screen around the layout: shows the same screen as inside the layout, with the layout if that still renders.
 * Navigation loads the next page in full, as the whole app has crashed, including the code that moves the focus.
 */
import React from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import CrashScreen from '../../components/CrashScreen';
import * as words from '../../../contract/words';

const reload = () => window.location.reload();

export default function Error(props: Props): JSX.Element {
  const screen = <CrashScreen {...props} goOn={reload} />;
  return (
    <ErrorBoundary fallback={() => screen}>
      <Layout title={words.frame.crashTitle}>{screen}</Layout>
    </ErrorBoundary>
  );
}
