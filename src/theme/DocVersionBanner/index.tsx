/**
 * Replaces DocVersionBanner: stock shows neither the end of service of an old version nor migration notes, and if the latest version lacks
 * the page, it links to the first page, which does not explain why; this one links to the page of changes.
 */
import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useDocsPreferredVersion, useDocsVersion} from '@docusaurus/theme-common';
import {useDocVersionSuggestions} from '@theme/hooks/useDocs';
import type {Props} from '@theme/DocVersionBanner';
import {useEndOfService, useMigration} from '../../app/end-of-service';
import {substituteFor} from '../../app/substitute-page';
import {VERSION, mark} from '../../data/marks';
import * as words from '../../../contract/words';

function Label({label}: {readonly label: string}): JSX.Element {
  const {siteConfig} = useDocusaurusContext();
  const end = useEndOfService(useDocsVersion().version);
  if (end)
    return (
      <>
        <b>{label}</b>
        {words.interpolate(words.frame.ends, {day: end})}
      </>
    );
  return (
    <Translate
      id="theme.docs.versions.unmaintainedVersionLabel"
      values={{siteTitle: siteConfig.title, versionLabel: <b>{label}</b>}}
    >
      {'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'}
    </Translate>
  );
}

function Suggestion(): JSX.Element {
  const {latestDocSuggestion, latestVersionSuggestion: latest} = useDocVersionSuggestions(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const to = latestDocSuggestion?.path ?? substituteFor(latest, true);
  const link = (
    <b>
      <Link to={to} onClick={() => savePreferredVersionName(latest.name)} {...mark(VERSION, latest.name)}>
        <Translate id="theme.docs.versions.latestVersionLinkLabel">latest version</Translate>
      </Link>
    </b>
  );
  return (
    <Translate
      id="theme.docs.versions.latestVersionSuggestionLabel"
      values={{versionLabel: latest.label, latestVersionLink: link}}
    >
      {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
    </Translate>
  );
}

/** Link to the migration notes from the page's version to the latest one. */
function Migration(): JSX.Element | null {
  const {latestVersionSuggestion: latest} = useDocVersionSuggestions(undefined);
  const {label, version} = useDocsVersion();
  const to = useMigration(version);
  if (!to) return null;
  return <Link to={to}>{words.interpolate(words.frame.migration, {from: label, to: latest.label})}</Link>;
}

export default function DocVersionBanner({className}: Props): JSX.Element | null {
  const {banner, label} = useDocsVersion();
  if (!banner) return null;
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}
      role="alert"
    >
      <Label label={label} />
      <Suggestion /> <Migration />
    </div>
  );
}
