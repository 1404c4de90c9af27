/** Replaces Error, the crash screen around the layout: same screen as inside, with the layout if that still works. */
import React from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import CrashScreen from '../../components/CrashScreen';

export default function Error(props: Props): JSX.Element {
  const screen = <CrashScreen {...props} />;
  return (
    <ErrorBoundary fallback={() => screen}>
      <Layout title="页面出错">{screen}</Layout>
    </ErrorBoundary>
  );
}
