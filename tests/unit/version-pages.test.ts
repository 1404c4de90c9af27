import path from 'path';
import {expect, test} from './plain-test';
import type {TestInfo} from '@playwright/test';
import {CHANGES_PAGE} from '../../src/plugins/docs/blocks/site-pages';
import {pageProblems} from '../../src/plugins/docs/versions/pages';
import {formatProblem} from '../../contract/problems';
import {AFTER, BEFORE, changingSite} from '../fixtures/changing-site';
import {writeFiles} from '../fixtures/versioned-site';

const PAGE = `docs/${CHANGES_PAGE}.mdx`;
const BLOCK = `## ${AFTER}\n\n\`\`\`changes ${AFTER}\n\`\`\`\n`;

/** Problems of a site with two versions and this page of changes. */
function problems(testInfo: TestInfo, frontMatter: string, text: string): readonly string[] {
  const site = changingSite(testInfo);
  writeFiles(site, {[PAGE]: `---\ntitle: 版本更新说明\n${frontMatter}---\n\n${text}`});
  return pageProblems(site).map(formatProblem);
}

test('a version whose page of changes lacks its changes is reported', ({}, testInfo) => {
  const heading = `"## ${AFTER} {#v${AFTER.replace('.', '-')}}"`;
  const message = `the changes of ${AFTER} are not shown. Add the heading ${heading} and the block "changes ${AFTER}".`;
  expect(problems(testInfo, '', '')).toEqual([`[docs] ${PAGE}: ${message}`]);
  expect(problems(testInfo, '', BLOCK)).toEqual([]);
});

test('a description that begins with the number of another version is reported with its line', ({}, testInfo) => {
  const message = `the description speaks of ${BEFORE}, but the page belongs to ${AFTER}. Say what it has in ${AFTER}`;
  expect(problems(testInfo, `description: ${BEFORE} 新增接口。\n`, BLOCK)[0]).toContain(`[docs] ${PAGE}:3: ${message}`);
  for (const description of [`${AFTER} 新增接口。`, `从 ${BEFORE} 升级。`, '各次变更。']) {
    expect(problems(testInfo, `description: ${description}\n`, BLOCK), description).toEqual([]);
  }
});

test('the pages of this site say what their version has', () => {
  expect(pageProblems(path.join(__dirname, '..', '..')).map(formatProblem)).toEqual([]);
});
