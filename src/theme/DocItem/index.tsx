/** Wraps DocItem: gives the skip link its target, as stock's main element has no id, and names the page's Markdown. */
import React from 'react';
import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import DocItem from '@theme-original/DocItem';
import {MAIN_ID} from '../../components/SkipLink';

export default function DocItemWrapper(props: ComponentProps<typeof DocItem>): JSX.Element {
  // src/plugins/publish/files/markdown writes this file.
  const markdown = `${props.content.metadata.permalink.replace(/\/$/, '/index')}.md`;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <span id={MAIN_ID} />
      <DocItem {...props} />
    </>
  );
}
