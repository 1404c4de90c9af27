import {expect, test} from '../unit/plain-test';
import {CHANGES_PAGE, versionNames, versionNumber} from '../../src/data/versions';
import {changesOn, changesPageProblems, descriptionProblems} from '../../src/plugins/docs/versions/pages';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {createChangeLog, formatProblem} from '../../contract';
import {changingSite, withEntries, changingVersions} from '../unit/fixtures/changing-site';
import {writeFiles} from '../fixtures/written-files';
import {expandPage} from '../unit/fixtures/small-site';
import {changesProblems} from '../../contract/compare/check';

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

const RELEASE = "- {version: '2.0', released: 2026-10-20}\n";
const CHANGE =
  "- version: '2.0'\n  class: attention\n  covers: [operation-deprecated shop#placeOrder]\n  text: 不再维护。\n";
const DEPRECATED = {from: 'summary: 下单', to: 'summary: 下单\n      deprecated: true'};
const MISTAKES = [
  ["- {version: '2.0', released: 2026-02-30}\n", '1:30: released "2026-02-30" is no day.'],
  ["- {version: '9.9', released: 2026-02-03}\n", '1:13: version "9.9" is unknown. Known: 1.0, 2.0.'],
  [
    "- {version: '2.0', released: 2026-10-20, ends: 2026-10-20}\n",
    '1:48: ends 2026-10-20 is not after the release on 2026-10-20.',
  ],
  [RELEASE + RELEASE, '2:13: the release of 2.0 stands twice.'],
  [
    `${RELEASE}${CHANGE}  date: 2026-10-20\n`,
    '6:9: date 2026-10-20 is not after the release: 2.0 was released on 2026-10-20.',
  ],
  [`${CHANGE}  date: 2026-10-21\n`, '5:9: date 2026-10-21 is not after the release: 2.0 has no release.'],
] as const;
for (const [yaml, message] of MISTAKES) {
  test(`${message}`, () => {
    const problems = changesProblems(changingVersions(withEntries(changingSite([DEPRECATED]), yaml)), 'docs')
      .map(formatProblem)
      .join('\n');
    expect(problems).toContain(`[contract] docs/_contract/changes.yaml:${message}`);
  });
}
test('a block says when the version was released, and a change when it came later', async () => {
  const site = withEntries(changingSite([DEPRECATED]), `${RELEASE}${CHANGE}  date: 2026-11-05\n`);
  expect(changesProblems(changingVersions(site), 'docs')).toEqual([]);
  const {markdown} = await expandPage(site, '```changes 2.0\n```', {
    changes: createChangeLog(changingVersions(site), 'docs'),
  });
  expect(markdown).toContain('发布日期：2026-10-20。');
  expect(markdown).toContain('弃用（2026-11-05）<span id=');
});
test('the first version has a day, and no changes', async () => {
  const site = withEntries(changingSite(), "- {version: '1.0', released: 2025-09-16}\n");
  expect(
    (
      await expandPage(site, '```changes 1.0\n```', {changes: createChangeLog(changingVersions(site), 'docs')})
    ).markdown.trim(),
  ).toBe('发布日期：2025-09-16。');
});
