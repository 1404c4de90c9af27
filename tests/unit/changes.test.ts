import {expect, test} from './plain-test';
import {rmSync} from 'fs';
import path from 'path';
import {AFTER, BEFORE, OLDER, changingSite, withEntries, changingVersions} from './fixtures/changing-site';
import {expandPage} from './fixtures/small-site';
import {changesProblems} from '../../contract/compare/check';
import {stepsTo} from '../../contract/compare/compare';
import {createChangeLog, formatProblem} from '../../contract';

const COVERED = `- version: '${AFTER}'\n  class: attention\n  covers: [operation-deprecated shop#placeOrder]\n  text: 不再维护。\n`;
const DEPRECATED = {from: 'summary: 下单', to: 'summary: 下单\n      deprecated: true'};

const MISTAKES = [
  {
    name: 'an entry for no difference',
    from: 'shop#placeOrder]',
    to: 'shop#placeOrder, field-added shop#placeOrder.req.colour]',
    message: `3:50: "field-added shop#placeOrder.req.colour" is no difference of ${AFTER}. Known: operation-deprecated shop#placeOrder.`,
  },
  {
    name: 'a difference that is covered twice',
    from: 'shop#placeOrder]',
    to: 'shop#placeOrder, operation-deprecated shop#placeOrder]',
    message: '3:50: "operation-deprecated shop#placeOrder" is covered twice.',
  },
  {
    name: 'a class that is weaker than the computed one',
    from: 'class: attention',
    to: 'class: compatible',
    message: '2:10: class compatible is weaker than "operation-deprecated shop#placeOrder", which is attention.',
  },
  {
    name: 'a breaking entry without a remedy',
    from: 'class: attention',
    to: 'class: breaking',
    message: '1:3: breaking entry has no remedy.',
  },
  {
    name: 'an unknown class',
    from: 'class: attention',
    to: 'class: grave',
    message: '2:10: class "grave" is unknown. Known: breaking, attention, compatible.',
  },
  {
    name: 'an unknown version',
    from: `'${AFTER}'`,
    to: "'9.9'",
    message: `1:12: version "9.9" is unknown. Known: ${AFTER}.`,
  },
  {name: 'an entry without a text', from: '  text: 不再维护。\n', to: '', message: '1:3: entry has no text.'},
  {
    name: 'a mistyped key',
    from: '  text:',
    to: '  txt:',
    message: '4:8: "txt" is unknown. Known: version, date, class, covers, text, remedy. Did you mean text?',
  },
  {
    name: 'an entry that is no list of differences',
    from: '[operation-deprecated shop#placeOrder]',
    to: 'all',
    message: '1:3: entry covers nothing.',
  },
  {name: 'an entry that is empty', from: COVERED, to: '-\n', message: '1:2: entry has no text.'},
];

for (const {name, from, to, message} of MISTAKES) {
  test(`${name} is reported with file, line and column`, () => {
    const site = withEntries(changingSite([DEPRECATED]), COVERED.replace(from, to));
    const problems = changesProblems(changingVersions(site), 'docs').map(formatProblem).join('\n');
    expect(problems).toContain(`[contract] docs/_contract/changes.yaml:${message}`);
  });
}

test('an entry that covers the change is accepted, also with a more severe class', () => {
  const site = withEntries(changingSite([DEPRECATED]), COVERED);
  expect(changesProblems(changingVersions(site), 'docs')).toEqual([]);
  withEntries(site, `${COVERED.replace('attention', 'breaking')}  remedy: 不要再用。\n`);
  expect(changesProblems(changingVersions(site), 'docs')).toEqual([]);
});

test('a difference without an entry is reported with the entry to paste, with and without a file', () => {
  const site = changingSite([DEPRECATED]);
  const expected = [
    `[contract] docs/_contract/changes.yaml: no entry covers "operation-deprecated shop#placeOrder" of ${AFTER}.`,
    'Add it to an entry, fix the contracts, or paste and complete:',
  ].join(' ');
  const stub = `- version: '${AFTER}'\n  class: attention\n  covers:\n    - 'operation-deprecated shop#placeOrder'\n  text: 改了什么，为什么。\n  remedy: 建议。`;
  expect(changesProblems(changingVersions(site), 'docs').map(formatProblem)).toEqual([`${expected}\n${stub}`]);
  expect(changesProblems(changingVersions(withEntries(site, '')), 'docs')).toHaveLength(1);
  expect(changesProblems(changingVersions(withEntries(site, stub)), 'docs')).toEqual([]);
});

test('a block becomes the changes by class, or a sentence that there are none', async () => {
  const site = withEntries(changingSite([DEPRECATED]), `${COVERED}  remedy: 换一个。\n`);
  const anchor = `v${AFTER.replace('.', '-')}`;
  expect(
    (
      await expandPage(site, `\`\`\`changes ${AFTER}\n\`\`\``, {
        changes: createChangeLog(changingVersions(site), 'docs'),
      })
    ).markdown
      .trim()
      .split(/\n+/),
  ).toEqual([
    '尚未发布。',
    `### 不兼容 {#${anchor}-breaking}`,
    '没有不兼容的变更。',
    `### 需关注 {#${anchor}-attention}`,
    `- [下单](/docs/#op-placeOrder)：弃用<span id="${anchor}-operation-deprecated-shop-placeOrder" />`,
    '  不再维护。',
    '  **建议**：换一个。',
    `### 兼容 {#${anchor}-compatible}`,
    '没有兼容的变更。',
  ]);
});

test('a block for an unknown version is refused', async () => {
  const site = changingSite();
  const problems = async (target: string) =>
    (
      await expandPage(site, `\`\`\`changes ${target}\n\`\`\``, {
        changes: createChangeLog(changingVersions(site), 'docs'),
      })
    ).problems.map(formatProblem);
  expect(await problems('9.9')).toEqual([
    `[contract] docs/a.mdx:1:12: unknown version "9.9". Known: ${BEFORE}, ${AFTER}.`,
  ]);
  rmSync(path.join(site, OLDER), {recursive: true});
  expect(await problems(BEFORE)).toEqual([`[contract] docs/a.mdx:1:12: unknown version "${BEFORE}". Known: ${AFTER}.`]);
});

test('a changed text or example is not a difference', () => {
  const site = changingSite([
    {from: 'description: 付款方式。', to: 'description: 怎样付款。'},
    {from: 'summary: 下单', to: 'summary: 新订单'},
    {file: 'common.yaml', from: 'remedy: 换一件。', to: 'remedy: 等到货。'},
  ]);
  expect(stepsTo(changingVersions(site), 'docs')).toEqual([{number: AFTER, differences: []}]);
});
