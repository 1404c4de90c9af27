import React from 'react';
import Head from '@docusaurus/Head';
import {useTitleFormatter} from '@docusaurus/theme-common';

/** Replaces LayoutHead in browsers, where Head writes the title only: see react-helmet.ts. */
export default function LayoutHead({title}: {readonly title?: string}): JSX.Element {
  const text = useTitleFormatter(title);
  return (
    <Head>
      <title>{text}</title>
    </Head>
  );
}
