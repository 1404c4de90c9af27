import {useDocsPreferredVersion} from '@docusaurus/theme-common';
import {useActiveVersion, useLatestVersion, useVersions} from '@theme/hooks/useDocs';
import type {GlobalVersion} from '@theme/hooks/useDocs';
import {ADDRESS_END, DOC_ADDRESSES, mark} from '../../data/marks';

type DocLinkProps = {readonly to: string; readonly marks: Readonly<Record<string, string>>};

/**
 * Links to docs in the version of the current page; outside of the docs in the reader's preferred version, else in the latest, as stock's
 * navbar does. VersionDropdown/follow-version.ts updates them before the app runs.
 *
 * @returns a function that takes the id of a doc and a fragment with `#`, and returns the attributes of the link; undefined if neither the
 * reader's version nor the latest has such a doc
 */
export function useDocLink(): (docId: string, fragment?: string) => DocLinkProps | undefined {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const versions = useVersions(undefined);
  return (docId, fragment = '') => {
    const docIn = (version: GlobalVersion | null | undefined) => version?.docs.find(({id}) => id === docId);
    const addressIn = (version: GlobalVersion | null | undefined) => {
      const doc = docIn(version) ?? docIn(latest);
      return doc && doc.path + fragment;
    };
    const to = addressIn(active ?? preferredVersion);
    const addresses = active ? [] : versions.map(addressIn);
    const differ = new Set(addresses).size > 1;
    return to === undefined ? undefined : {to, marks: differ ? mark(DOC_ADDRESSES, addresses.join(ADDRESS_END)) : {}};
  };
}
