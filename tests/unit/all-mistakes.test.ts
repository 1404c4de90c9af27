import {expect, test} from './plain-test';
import {mkdirSync} from 'fs';
import path from 'path';
import {withMistakes} from '../../src/plugins/beta13/render';
import pageLoader from '../../src/plugins/docs/compile/loader';

test('mistakes on pages and those of the bundlers are one report, with each line once and without a stack', () => {
  const problem = {plugin: 'docs', file: 'docs/a.mdx', line: 3, message: 'one. Fix it.'};
  const error = new Error('[docs] docs/a.mdx:3: one. Fix it.\n[docs] blog/b.mdx:1: two. Fix it.');
  const {message, stack} = withMistakes([problem], error);
  expect(message).toBe('[docs] docs/a.mdx:3: one. Fix it.\n[docs] blog/b.mdx:1: two. Fix it.');
  expect(stack).toBe(message);
  expect(withMistakes([], error)).toBe(error);
});

async function loadPart(site: string, markdown: string, isQuiet = false) {
  mkdirSync(site, {recursive: true});
  const options = {
    siteDir: site,
    editing: false,
    baseUrl: '/',
    onBrokenMarkdownLinks: 'throw',
    isMDXPartial: () => true,
    isMDXPartialFrontMatterWarningDisabled: isQuiet,
  };
  const context = {resourcePath: path.join(site, 'docs', '_a.mdx'), resourceQuery: '', getOptions: () => options};
  const printed: string[] = [];
  const {warn} = console;
  Object.assign(console, {warn: (text: string) => void printed.push(text)});
  try {
    await pageLoader.call(context as unknown as ThisParameterType<typeof pageLoader>, markdown);
  } finally {
    Object.assign(console, {warn});
  }
  return printed;
}

test('front matter of a part of pages is said to have no effect, and named where it is no YAML', async () => {
  const site = test.info().outputPath('site');
  const [message, ...others] = await loadPart(site, '---\ntitle: 一\n---\n文\n');
  expect(others).toEqual([]);
  expect(message).toContain('[docs] docs/_a.mdx:1:1: the front matter has no effect: the file is part of pages');
  expect(await loadPart(site, '文\n')).toEqual([]);
  expect(await loadPart(site, '---\ntitle: 一\n---\n文\n', true)).toEqual([]);
  await expect(loadPart(site, '---\ntitle: a: b\n---\n文\n')).rejects.toThrow(
    '[docs] docs/_a.mdx:2:8: the front matter is no YAML: Nested mappings are not allowed',
  );
});
