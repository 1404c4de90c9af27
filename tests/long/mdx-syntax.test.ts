import path from 'path';
import {expect, test} from '@playwright/test';
import {readDocFiles} from '../../src/plugins/docs/doc-files';
import {expandPage} from '../../src/plugins/docs/page/expanded-page';
import {readPage} from '../../src/plugins/docs/page/read-page';
import {formatProblem} from '../../contract/problems';

const SITE = path.join(__dirname, '..', '..');

const messagesOf = async (markdown: string) =>
  (await readPage({file: 'docs/a.mdx', markdown})).problems.map(formatProblem);

test('MDX reads every page of all docs versions, as written and with its blocks expanded', async () => {
  for (const page of readDocFiles(SITE)) {
    expect.soft((await readPage(page)).problems, page.file).toEqual([]);
    expect.soft((await expandPage(SITE, '/docs', page)).problems, page.file).toEqual([]);
  }
});

for (const [mistake, text, message] of [
  ['an angle bracket', '金额 <5 元。', ':7:5: Unexpected character `5`'],
  ['an open tag', '<Endpoint path="/a">', ':7:1: Expected a closing tag for `<Endpoint>`'],
  ['an open brace', '路径 /orders/{订单号。', ':7:12: braces in prose are code.'],
  ['a name in braces', '路径 /orders/{orderId}。', ':7:12: braces in prose are code.'],
  ['an HTML comment', '<!-- 说明 -->', ':7:2: Unexpected character `!`'],
  ['an address in angle brackets', '<https://docs.example>', ':7:8: Unexpected character `/`'],
] as const) {
  test(`${mistake} in prose is refused with its place, and accepted in a code span`, async () => {
    const page = `---\ntitle: 页面\n---\n\n## 签名 {#signature}\n\n${text}\n`;
    const [found, ...others] = await messagesOf(page);
    expect(others).toEqual([]);
    expect(found).toContain(`[docs] docs/a.mdx${message}`);
    expect(found).toContain('Put them into a code span');
    expect(await messagesOf(page.replace(text, `\`${text}\``))).toEqual([]);
  });
}
