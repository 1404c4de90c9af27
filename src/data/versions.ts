import frozen from '../../versions.json';
import pages from './pages.json';
import site from './site.json';
import * as words from '../../contract/words';

/** Number of the version in `docs/`, as site.json has it. */
export const CURRENT_NUMBER = site.version;

/** Id of the page of changes in each version; its description is the summary. */
export const CHANGES_PAGE = pages.changes;

/** Id of the docs instance in `docs/`, beside which a site may have others. */
export const OUR_DOCS = 'default';

/** Docusaurus's name for the version in `docs/`. */
const CURRENT_NAME = 'current';

/** Number of the docs version `name`, e.g. `current` → `3.0`, `2.0` → `2.0`. */
export function versionNumber(name: string): string {
  return name === CURRENT_NAME ? CURRENT_NUMBER : name;
}

/** Label of the docs version `name`, as the dropdown shows it. */
export function versionLabel(name: string): string {
  return words.interpolate(words.frame.version, {version: versionNumber(name)});
}

/** Names of all docs versions, newest first. */
export const versionNames: readonly string[] = [CURRENT_NAME, ...frozen];

/** Numbers and folders of all docs versions, newest first. */
export const docsVersions: readonly {readonly number: string; readonly folder: string}[] = versionNames.map((name) => ({
  number: versionNumber(name),
  folder: name === CURRENT_NAME ? 'docs' : `versioned_docs/version-${name}`,
}));
