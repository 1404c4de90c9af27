import {expect, test} from '../unit/plain-test';
import path from 'path';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import {versionFolders} from './fixtures/version-folders';

const ROOT = path.join(__dirname, '..', '..');

/** Characters of a sentence, in which a name in code counts as two. */
const MOST = 60;

const NOT_PROSE = /^---\n[^]*?\n---\n|^```[^]*?^```|^\|.*$/gm;

/** Sentences of a page that readers have to read twice. Addresses of links do not count. */
function longSentences(page: string) {
  const lines = page
    .replaceAll(NOT_PROSE, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]*`/g, 'xx')
    .split('\n');
  return lines.flatMap((line) => line.split(/[。！？]/)).filter(({length}) => length > MOST);
}

for (const version of versionFolders) {
  test(`${version}: sentences are short`, () => {
    const pages = readDocFiles(ROOT).filter(({file}) => file.startsWith(`${version}/`));
    expect(pages.length).toBeGreaterThan(5);
    for (const {file, markdown} of pages) expect.soft(longSentences(markdown), file).toEqual([]);
  });
}
