import {forgetTrees, keptTrees} from '../../src/plugins/docs/page/kept-trees';
import {loadRemark} from '../../src/plugins/docs/page/remark';
import type {Remark} from '../../src/plugins/docs/page/remark';
import {expect, test} from './plain-test';

const BLOCK = '```dictionary status\n```\n';

test.afterEach(forgetTrees);

/**
 * Parses a page, the Markdown of a block and a text of a contract in two builds.
 *
 * @returns what each build made of them, and what the second one parsed
 */
async function inTwoBuilds(siteDir: string, markdown: string) {
  const parsed: string[] = [];
  const {parse, parseBlock, parseText, ...others} = await loadRemark();
  const noted =
    <Tree>(read: (text: string) => Tree) =>
    (text: string): Tree => {
      parsed.push(text);
      return read(text);
    };
  const remark: Remark = {...others, parse: noted(parse), parseBlock: noted(parseBlock), parseText: noted(parseText)};
  const build = () => {
    const {remark: own, keep} = keptTrees(siteDir, {file: 'docs/a.mdx', markdown}, remark);
    const made = [own.parse(markdown), own.parseBlock('- **块**\n- `值`\n'), own.parseText('- **块**\n- `值`\n')];
    keep();
    forgetTrees();
    return made;
  };
  const first = build();
  parsed.length = 0;
  return {first, second: build(), parsed};
}

test('a page with a block, what the block makes and the texts of its contracts are parsed by the first build alone', async ({}, testInfo) => {
  const {first, second, parsed} = await inTwoBuilds(
    testInfo.outputPath(),
    `---\ntitle: 页\n---\n\n## 段 {#a}\n\n:::note 题\n\n|a|\n|-|\n|<b id="x">字</b>|\n\n:::\n\n${BLOCK}`,
  );
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  expect(parsed).toEqual([]);
});

test('the same Markdown is another tree for a block than for a contract', async ({}, testInfo) => {
  const {remark} = keptTrees(testInfo.outputPath(), {file: 'docs/a.mdx', markdown: BLOCK}, await loadRemark());
  expect(remark.parseText('<b>字</b>')).not.toEqual(remark.parseBlock('<b>字</b>'));
});

for (const {what, markdown} of [
  {what: 'a number that JSON does not have', markdown: `<b data-a={10n}>字</b>\n\n${BLOCK}`},
  {what: 'attributes from an object', markdown: `<b {...{id: 'a'}}>字</b>\n\n${BLOCK}`},
  {what: 'an import', markdown: `import A from './a';\n\n${BLOCK}`},
]) {
  test(`a page with ${what} is the same tree in the next build`, async ({}, testInfo) => {
    const {first, second} = await inTwoBuilds(testInfo.outputPath(), markdown);
    expect(second).toEqual(first);
  });
}
