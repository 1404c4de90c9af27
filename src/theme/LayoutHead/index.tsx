/**
 * Wraps LayoutHead: sets the language to Chinese although the configured locale is `en` (beta.13 rejects `htmlLang`, upstream #6371), and
 * makes the page of the latest version the canonical page of older ones (in beta.13 each is its own, upstream #7963).
 */
import React from 'react';
import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {languageOf} from '../../data/language';
import LayoutHead from '@theme-original/LayoutHead';
import {useActivePlugin, useActiveVersion, useDocVersionSuggestions, useLatestVersion} from '@theme/hooks/useDocs';

/** Canonical path of the page, and whether it may be indexed: not a page of an old version that the latest version lacks. */
function useCanonical(): {readonly path: string; readonly indexed: boolean} {
  const {pathname} = useLocation();
  const docs = useActivePlugin()?.pluginId;
  const active = useActiveVersion(docs);
  const latest = useLatestVersion(docs);
  const successor = useDocVersionSuggestions(docs).latestDocSuggestion;
  if (!active || active.name === latest.name) return {path: pathname, indexed: true};
  return successor ? {path: successor.path, indexed: true} : {path: pathname, indexed: false};
}

export default function LayoutHeadWrapper(props: ComponentProps<typeof LayoutHead>): JSX.Element {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {path, indexed} = useCanonical();
  const language = languageOf(i18n, siteConfig.customFields?.language as string);
  return (
    <>
      <LayoutHead {...props} />
      <Head>
        <html lang={language} />
        {!i18n.locales.includes(language) && (
          <link rel="alternate" hrefLang={language} href={siteConfig.url + pathname} />
        )}
        <link rel="canonical" href={siteConfig.url + path} />
        <meta property="og:url" content={siteConfig.url + path} />
        {!indexed && <meta name="robots" content="noindex, follow" />}
      </Head>
    </>
  );
}
