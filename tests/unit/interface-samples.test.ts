import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {componentsOf, expandPage, smallSite} from '../fixtures/small-site';

const ORDER = '```openapi shop#placeOrder\n```\n';
const TABS = '<Samples title={"调用示例"}';

const samplesOf = (page: Parameters<typeof componentsOf>[0]) =>
  componentsOf(page, 'Samples')[0].samples as {title: string; code: string}[];

test('an interface shows its sample in every language, after its examples', async () => {
  const page = await expandPage(smallSite(), ORDER);
  const {markdown, problems} = page;
  expect(problems).toEqual([]);
  const samples = samplesOf(page);
  expect(samples.map(({title}) => title)).toEqual([
    'place-order.sh',
    'place-order.mjs',
    'PlaceOrder.java',
    'place_order.py',
    'place-order.php',
    'place-order.go',
  ]);
  for (const {title, code} of samples) expect.soft(code, title).toContain('/openapi/orders');
  expect(markdown.indexOf(TABS)).toBeGreaterThan(markdown.indexOf('成功应答示例'));
});

test('a notification has no sample', async () => {
  expect((await expandPage(smallSite(), '```openapi shop#notifyOrder\n```\n')).markdown).not.toContain(TABS);
});

test('the answer of the sandbox follows, of this interface alone', async () => {
  const site = smallSite();
  expect((await expandPage(site, ORDER)).markdown).not.toContain('title="输出"');
  mkdirSync(path.join(site, 'docs', '_samples'));
  writeFileSync(
    path.join(site, 'docs', '_samples', 'answers.json'),
    '{"shop#placeOrder":{"code":"200"},"shop#other":{"code":"500"}}',
  );
  expect((await expandPage(site, ORDER)).markdown).toContain('```json title="输出"\n{\n  "code": "200"\n}\n```');
  expect((await expandPage(site, ORDER)).markdown).not.toContain('500');
});
