import {readFileSync, readdirSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {versionFolders} from '../fixtures/versions';

const ROOT = path.join(__dirname, '..', '..');

/** Characters of a sentence, in which a name in code counts as two. */
const MOST = 60;

const NOT_PROSE = /^---\n[^]*?\n---\n|^```[^]*?^```|^\|.*$/gm;

/** Sentences of a page that readers have to read twice. Addresses of links do not count. */
function longSentences(page: string): readonly string[] {
  const lines = page.replaceAll(NOT_PROSE, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/`[^`]*`/g, 'xx').split('\n');
  return lines.flatMap((line) => line.split(/[。！？]/)).filter(({length}) => length > MOST);
}

for (const version of versionFolders) {
  test(`${version}: sentences are short`, () => {
    const pages = readdirSync(path.join(ROOT, version), {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect.soft(longSentences(readFileSync(path.join(ROOT, version, page), 'utf8')), page).toEqual([]);
  });
}

test('a long sentence is reported, whatever is around it', () => {
  const long = '很'.repeat(MOST + 1);
  expect(longSentences(`---\ntitle: ${long}\n---\n\n短。${long}。[短](${long})。\`${long}\`。\n\n| ${long} |\n\n\`\`\`json\n${long}\n\`\`\`\n`)).toEqual([long]);
});
