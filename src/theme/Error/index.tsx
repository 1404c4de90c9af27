/**
 * Replaces Error, the crash screen around the layout: same screen as inside, with the layout if that still works. The next page is a
 * new document, as the whole app has crashed: what takes the focus to the title of a page went with it.
 */
import React from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import CrashScreen from '../../components/CrashScreen';

const reload = () => window.location.reload();

export default function Error(props: Props): JSX.Element {
  const screen = <CrashScreen {...props} goOn={reload} />;
  return (
    <ErrorBoundary fallback={() => screen}>
      <Layout title="页面出错">{screen}</Layout>
    </ErrorBoundary>
  );
}
