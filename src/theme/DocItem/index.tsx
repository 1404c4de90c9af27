/**
 * Wraps DocItem: adds the target of the skip link, as stock's main element has no id, a link to the page's Markdown, and the
 * grid of the page.
 */
import React from 'react';
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {useDocsVersion} from '@docusaurus/theme-common';
import DocItem from '@theme-original/DocItem';
import {MAIN_ID} from '../../components/SkipLink';
import {markdownPath} from '../../data/markdown-path';
import {OUR_DOCS} from '../../data/versions';
import styles from './styles.module.css';

export default function DocItemWrapper(props: ComponentProps<typeof DocItem>): JSX.Element {
  const hasInterfaces = props.content.toc.some(({id}: {readonly id: string}) => id.startsWith('op-'));
  const {pluginId} = useDocsVersion();
  return (
    <>
      {pluginId === OUR_DOCS && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownPath(props.content.metadata.permalink)} />
        </Head>
      )}
      <span id={MAIN_ID} className={clsx(styles.doc, hasInterfaces && styles.interfaces)} />
      <DocItem {...props} />
    </>
  );
}
