/**
 * Replaces DocsVersionDropdownNavbarItem: stock traps the keyboard on the last version (WCAG 2.1.2, upstream #8699), loses the fragment
 * (upstream #8059), and its label links to another page than the current one.
 */
import React from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsPreferredVersion, useIsomorphicLayoutEffect} from '@docusaurus/theme-common';
import {useActiveDocContext, useLatestVersion, useVersions} from '@theme/hooks/useDocs';
import {followVersion} from '../../components/VersionDropdown/follow-version';
import VersionDropdown from '../../components/VersionDropdown';
import VersionLabel from '../../components/VersionLabel';
import {placeOf} from '../../controls/on';
import {PREFERRED_VERSION} from '../../data/marks';
import {substituteFor} from '../../app/substitute-page';
import VersionList from '../../components/VersionList';
import type {VersionTarget} from '../../components/VersionLink';

type Props = {readonly mobile?: boolean};

/** One link for each version: to the same page and fragment if the version has the page, else to its substitute. */
function useVersionTargets(): readonly VersionTarget[] {
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const {hash} = useLocation();
  const fragment = useIsBrowser() ? hash : '';
  const versions = useVersions(undefined);
  const own = versions.findIndex(({name}) => name === activeVersion?.name);
  const current = activeVersion ?? preferredVersion ?? latest;
  return versions.map((version, index) => {
    const {name, label} = version;
    const same = alternateDocVersions?.[name];
    const path = same?.path ?? substituteFor(version, index < own);
    return {
      name,
      label,
      to: same ? path + fragment : path,
      current: name === current.name,
      samePage: same !== undefined,
      onClick: () => savePreferredVersionName(name),
    };
  });
}

/** Updates label and links to the version that the app has read, as another tab may have changed the stored version before. */
function useLabel(): void {
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const {name} = preferredVersion ?? latest;
  const isBrowser = useIsBrowser();
  useIsomorphicLayoutEffect(() => {
    // The stored version is read on hydration.
    if (!isBrowser) return;
    document.documentElement.setAttribute(PREFERRED_VERSION, name);
    followVersion();
  }, [isBrowser, name]);
}

/** Removes a fragment without a target, e.g. after a switch to a version whose page lacks the section. */
function useKnownFragment(): void {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  useIsomorphicLayoutEffect(() => {
    const article = document.querySelector('main article');
    if (hash && article && !placeOf(hash)) history.replace(pathname + search);
  }, [pathname, search, hash, history]);
}

export default function DocsVersionDropdownNavbarItem({mobile}: Props): JSX.Element {
  const targets = useVersionTargets();
  const versions = useVersions(undefined);
  const {activeVersion} = useActiveDocContext(undefined);
  useKnownFragment();
  useLabel();
  if (mobile) return <VersionList targets={targets} />;
  return <VersionDropdown targets={targets} label={<VersionLabel versions={versions} active={activeVersion} />} />;
}
