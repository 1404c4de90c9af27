import {expect, test} from './plain-test';
import {migrationsOf} from '../../src/plugins/home/migrations';
import {versionNumber} from '../../src/data/versions';

/** Numbers that the site's own version, which the first name stands for, does not have. */
const NAMES = ['current', '0.0.2', '0.0.1'];
const page = (markdown: string) => ({permalink: '/docs/changes', markdown});
const CHANGES = `## 3.0 {#to-3}\n\n\`\`\`changes ${versionNumber('current')}\n\`\`\`\n\n## 2.0 {#to-2}\n\n\`\`\`changes 0.0.2\n\`\`\`\n`;

test('each old version leads to the changes of the version after it', () => {
  expect(migrationsOf(page(CHANGES), NAMES)).toEqual({'0.0.2': '/docs/changes#to-3', '0.0.1': '/docs/changes#to-2'});
});

test('a section with all changes since a version comes before those of the next one', () => {
  const all = '## 从 1.0 升级 {#from-1}\n\n```changes-since 0.0.1\n```\n\n';
  expect(migrationsOf(page(all + CHANGES), NAMES)['0.0.1']).toBe('/docs/changes#from-1');
});

test('a version of which the page says nothing leads nowhere, and neither does any without a page of changes', () => {
  expect(migrationsOf(page('## 3.0 {#to-3}\n\n没有变更。\n'), NAMES)).toEqual({});
  expect(migrationsOf(undefined, NAMES)).toEqual({});
});

test('blocks are found as pages show them: with other marks, and not within code', () => {
  const text =
    '## 写法 {#form}\n\n````text\n# 标题 {#code}\n```changes 0.0.2\n```\n````\n\n## 2.0 {#to-2}\n\n```bash\n# 注释 {#note}\n```\n\n~~~changes  0.0.2\n~~~\n';
  expect(migrationsOf(page(text), NAMES)).toEqual({'0.0.1': '/docs/changes#to-2'});
});
