import {expect, test} from './plain-test';
import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {writeWhole} from '../../src/plugins/publish/files/markdown/whole-version';

const doc = (id: string, permalink: string) => ({
  id,
  unversionedId: id,
  title: id,
  description: '',
  permalink,
  source: '',
  tags: [],
  frontMatter: {},
});

test('llms-full.txt has the pages of its version in the order of the sidebar, each with its address', ({}, testInfo) => {
  const outDir = testInfo.outputPath('build');
  mkdirSync(path.join(outDir, 'docs', '2.0'), {recursive: true});
  for (const name of ['index', 'a'])
    writeFileSync(path.join(outDir, 'docs', '2.0', `${name}.md`), `# ${name}\n\n文字\n`);
  const file = writeWhole(
    {
      versionLabel: '2.0 版本',
      versionPath: '/portal/docs/2.0',
      docs: [doc('a', '/portal/docs/2.0/a'), doc('index', '/portal/docs/2.0/')],
      sidebars: {
        docs: [
          {type: 'doc', id: 'index'},
          {type: 'doc', id: 'a'},
        ],
      },
    },
    {baseUrl: '/portal/', outDir, siteConfig: {url: 'https://docs.example'}},
  );
  expect(file).toBe(path.join(outDir, 'docs', '2.0', 'llms-full.txt'));
  const [title, purpose, ...pages] = readFileSync(file, 'utf8').split(/\n\n(?=[#>])/);
  expect([title, purpose]).toEqual([expect.stringMatching(/^# .* 2\.0 版本$/), expect.stringMatching(/^> \S/)]);
  expect(pages).toEqual([
    '# index\n\n地址：https://docs.example/portal/docs/2.0/\n\n文字',
    '# a\n\n地址：https://docs.example/portal/docs/2.0/a\n\n文字\n',
  ]);
});
