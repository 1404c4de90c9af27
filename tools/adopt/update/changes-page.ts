import {existsSync} from 'fs';
import path from 'path';
import {CHANGES_PAGE, CURRENT_NUMBER} from '../../../src/data/versions';
import * as words from '../../../words';
import {block, frontMatter} from '../page-texts';
import {DOCS} from './stage';

/**
 * File and text of the page of changes, to which changed operations link; undefined if the site has one. An adopted site begins without it,
 * as its first version has no changes.
 */
export function missingChangesPage(siteDir: string): {readonly file: string; readonly text: string} | undefined {
  const file = `${DOCS}/${CHANGES_PAGE}.mdx`;
  if ([file, file.replace(/x$/, '')].some((one) => existsSync(path.join(siteDir, one)))) return undefined;
  const description = words.interpolate(words.adopt.changes, {version: CURRENT_NUMBER});
  const heading = `## ${CURRENT_NUMBER} {#v${CURRENT_NUMBER.replace('.', '-')}}\n`;
  return {
    file,
    text: [frontMatter(words.changes.page, description), heading, block('changes', CURRENT_NUMBER)].join('\n'),
  };
}
