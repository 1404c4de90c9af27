import path from 'path';
import {expect, test} from '../unit/plain-test';
import {CHANGES_PAGE, versionNames, versionNumber} from '../../src/data/versions';
import {changesOn, changesPageProblems, descriptionProblems} from '../../src/plugins/docs/versions/pages';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {formatProblem} from '../../contract/problems';
import {changingSite} from '../fixtures/changing-site';
import {writeFiles} from '../fixtures/written-files';

const PAGE = `docs/${CHANGES_PAGE}.mdx`;
const [AFTER, BEFORE] = versionNames.map(versionNumber);
const BLOCK = `## ${AFTER}\n\n\`\`\`changes ${AFTER}\n\`\`\`\n`;

async function mistakes(site: string) {
  const pages = await Promise.all(readDocFiles(site).map((page) => readPage(page)));
  return [
    ...changesPageProblems(
      site,
      pages.map((page) => ({...page, changes: changesOn(page)})),
    ),
    ...pages.flatMap(descriptionProblems),
  ].map(formatProblem);
}

async function problems(frontMatter: string, text: string) {
  const site = changingSite();
  writeFiles(site, {[PAGE]: `---\ntitle: 版本更新说明\n${frontMatter}---\n\n${text}`});
  return mistakes(site);
}

test('a version whose page of changes lacks its changes is reported', async () => {
  const heading = `"## ${AFTER} {#v${AFTER.replace('.', '-')}}"`;
  const message = `the changes of ${AFTER} are not shown. Add the heading ${heading} and the block "changes ${AFTER}".`;
  expect(await problems('', '')).toEqual([`[docs] ${PAGE}: ${message}`]);
  expect(await problems('', BLOCK)).toEqual([]);
});

test('a description that begins with the number of another version is reported with its line', async () => {
  const message = `the description speaks of ${BEFORE}, but the page belongs to ${AFTER}. Say what it has in ${AFTER}`;
  expect((await problems(`description: ${BEFORE} 新增接口。\n`, BLOCK))[0]).toContain(`[docs] ${PAGE}:3: ${message}`);
  for (const description of [`${AFTER} 新增接口。`, '0.1 是别的版本。', `从 ${BEFORE} 升级。`, '各次变更。']) {
    expect(await problems(`description: ${description}\n`, BLOCK), description).toEqual([]);
  }
});

test('the descriptions of this site name the right versions', async () => {
  expect(await mistakes(path.join(__dirname, '..', '..'))).toEqual([]);
});
