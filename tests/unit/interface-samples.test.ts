import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {expandPage, smallSite} from '../fixtures/small-site';
import {MARKDOWN_BLOCKS} from '../../src/plugins/docs/blocks/markdown-blocks';
import {readComponent} from '../../src/plugins/docs/blocks/component';

const ORDER = '```openapi shop#placeOrder\n```\n';
const TABS = '<Samples title={"调用示例"}';

/** The samples of a page. */
const samplesOf = (markdown: string) => readComponent(markdown.split('\n').find((line) => line.startsWith(TABS)) ?? '')?.props.samples as {title: string; code: string}[];

test('an interface shows its sample in every language, after its examples', ({}, testInfo) => {
  const {markdown, problems} = expandPage(smallSite(testInfo), ORDER);
  expect(problems).toEqual([]);
  const samples = samplesOf(markdown);
  expect(samples.map(({title}) => title)).toEqual(['place-order.sh', 'place-order.mjs', 'PlaceOrder.java', 'place_order.py', 'place-order.php', 'place-order.go']);
  for (const {title, code} of samples) expect.soft(code, title).toContain('/openapi/v3/orders');
  expect(markdown.indexOf(TABS)).toBeGreaterThan(markdown.indexOf('成功应答示例'));
});

test('a notification has no sample', ({}, testInfo) => {
  expect(expandPage(smallSite(testInfo), '```openapi shop#notifyOrder\n```\n').markdown).not.toContain(TABS);
});

test('the answer of the sandbox follows, of this interface alone', ({}, testInfo) => {
  const site = smallSite(testInfo);
  expect(expandPage(site, ORDER).markdown).not.toContain('title="输出"');
  mkdirSync(path.join(site, 'docs', '_samples'));
  writeFileSync(path.join(site, 'docs', '_samples', 'answers.json'), '{"shop#placeOrder":{"code":"200"},"shop#other":{"code":"500"}}');
  expect(expandPage(site, ORDER).markdown).toContain('```json title="输出"\n{\n  "code": "200"\n}\n```');
  expect(expandPage(site, ORDER).markdown).not.toContain('500');
});

test('in Markdown the languages stand one after another under a heading', ({}, testInfo) => {
  const {markdown} = expandPage(smallSite(testInfo), ORDER, MARKDOWN_BLOCKS);
  const titles = Array.from(markdown.split('### 调用示例')[1].matchAll(/^```(\w+) title="(.*)"$/gm), ([, ...parts]) => parts.join(' '));
  expect(titles).toEqual([
    'bash curl：place-order.sh',
    'javascript Node.js：place-order.mjs',
    'java Java：PlaceOrder.java',
    'python Python：place_order.py',
    'php PHP：place-order.php',
    'go Go：place-order.go',
  ]);
});
