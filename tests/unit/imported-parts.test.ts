import {expect, test} from './plain-test';
import {siteWith} from './fixtures/site-with';
import {formatProblem} from '../../contract/problems';
import {importCircles, readPart} from '../../src/plugins/docs/checks/imported-parts';

async function circles(file: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const siteDir = siteWith(files);
  const page = await readPart(siteDir, file);
  return page ? (await importCircles(siteDir, page)).map(({problem}) => formatProblem(problem)) : [];
}

test('a file that imports itself, directly or by others, is reported with the way', async () => {
  expect(
    await circles('docs/a.mdx', {'docs/a.mdx': "# 一\n\nimport B from './b.md';\nimport A from './a.mdx';\n"}),
  ).toEqual([
    '[docs] docs/a.mdx:4: imports docs/a.mdx, and so would contain itself without end. Take one of these imports out.',
  ]);
  const files = {
    'docs/a.mdx': "import B from './parts/_b.mdx';\n",
    'docs/parts/_b.mdx': "import C, {x} from '@site/src/_c.md';\n",
    'src/_c.md': "import {default as B} from '@site/docs/parts/_b.mdx';\n",
  };
  expect(await circles('docs/a.mdx', files)).toEqual([]);
  expect(await circles('docs/parts/_b.mdx', files)).toEqual([
    '[docs] docs/parts/_b.mdx:1: imports src/_c.md, which imports docs/parts/_b.mdx, and so would contain itself without end. Take one of these imports out.',
  ]);
});

test('a file may import the exports of one that imports its content, and the same file by several others', async () => {
  const files = {
    'docs/a.mdx': "import B from './_b.mdx';\nimport C from './_c.mdx';\n\nexport const x = 1;\n",
    'docs/_b.mdx': "import {x} from './a.mdx';\nimport C from './_c.mdx';\n\n{x}\n",
    'docs/_c.mdx': '三\n',
  };
  expect(await circles('docs/a.mdx', files)).toEqual([]);
  expect(await circles('docs/_b.mdx', files)).toEqual([]);
});
