import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {CONTRACT_FOLDER, contractVersions, pageFile} from '../../../contract';
import {CHANGES_PAGE, CURRENT_NUMBER, docsVersions} from '../../../src/data/versions';
import {versionAnchor} from '../../../src/plugins/docs/blocks/changes';
import * as words from '../../../contract/words';
import {block, frontMatter} from '../page-texts';
import {withDrafts} from './changes';
import {DOCS} from './stage';

const CHANGES = `${DOCS}/${CONTRACT_FOLDER}/changes.yaml`;

/**
 * File and text of the page of changes, to which changed operations link; undefined if the site has one. An adopted site begins without it,
 * as its first version has no changes.
 */
function missingChangesPage(siteDir: string): {readonly file: string; readonly text: string} | undefined {
  if (pageFile(path.join(siteDir, DOCS), CHANGES_PAGE) !== undefined) return undefined;
  const description = words.interpolate(words.adopt.changes, {version: CURRENT_NUMBER});
  const heading = `## ${CURRENT_NUMBER} {#${versionAnchor(CURRENT_NUMBER)}}\n`;
  return {
    file: `${DOCS}/${CHANGES_PAGE}.mdx`,
    text: [frontMatter(words.changes.page, description), heading, block('changes', CURRENT_NUMBER)].join('\n'),
  };
}

/** Drafts of explanations for the changes of the version, and the page that shows them. */
export function draftsOf(siteDir: string, folder: string) {
  const changes = existsSync(path.join(siteDir, CHANGES)) ? readFileSync(path.join(siteDir, CHANGES), 'utf8') : '';
  const drafts = withDrafts(contractVersions(folder, docsVersions), DOCS, changes);
  const page = drafts && missingChangesPage(siteDir);
  const files: readonly (readonly [string, string])[] = [
    ...(drafts ? [[CHANGES, drafts.text] as const] : []),
    ...(page ? [[page.file, page.text] as const] : []),
  ];
  return {files, pages: page ? [page.file] : [], count: drafts?.count ?? 0};
}
