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
import {OUR_DOCS} from '../../data/versions';
import * as words from '../../../contract/words';

function Label(): JSX.Element {
  const {siteConfig} = useDocusaurusContext();
  const version = useDocsVersion();
  const end = useEndOfService(version);
  const label = <b>{version.label}</b>;
  if (end)
    return (
      <>
        {label}
        {words.interpolate(words.frame.ends, {day: end})}
      </>
    );
  const values = {siteTitle: siteConfig.title, versionLabel: label};
  if (version.banner === 'unreleased')
    return (
      <Translate id="theme.docs.versions.unreleasedVersionLabel" values={values}>
        {'This is unreleased documentation for {siteTitle} {versionLabel} version.'}
      </Translate>
    );
  return (
    <Translate id="theme.docs.versions.unmaintainedVersionLabel" values={values}>
      {'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'}
    </Translate>
  );
}

function Suggestion(): JSX.Element {
  const {pluginId, banner} = useDocsVersion();
  const {latestDocSuggestion, latestVersionSuggestion: latest} = useDocVersionSuggestions(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const to = latestDocSuggestion?.path ?? substituteFor(latest, banner === 'unmaintained');
  const link = (
    <b>
      <Link
        to={to}
        onClick={() => savePreferredVersionName(latest.name)}
        {...(pluginId === OUR_DOCS && mark(VERSION, latest.name))}
      >
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
  const version = useDocsVersion();
  const {latestVersionSuggestion: latest} = useDocVersionSuggestions(version.pluginId);
  const to = useMigration(version);
  if (!to) return null;
  return <Link to={to}>{words.interpolate(words.frame.migration, {from: version.label, to: latest.label})}</Link>;
}

export default function DocVersionBanner({className}: Props): JSX.Element | null {
  if (!useDocsVersion().banner) return null;
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}
      role="alert"
    >
      <Label />
      {words.frame.afterSentence || null}
      <Suggestion /> <Migration />
    </div>
  );
}
