import {expect, test} from './plain-test';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import pageLoader from '../../src/plugins/docs/compile/loader';
import type {Options} from '../../src/plugins/docs/compile/loader-options';

/** Loads a page of the blog with two files beside it, and records what it publishes and its dependencies. */
async function load(markdown: string, options: Partial<Options> = {}) {
  const siteDir = test.info().outputPath('site');
  const place = (...names: string[]) => path.join(siteDir, ...names);
  mkdirSync(place('blog'), {recursive: true});
  for (const name of ['a.png', 'b.pdf']) writeFileSync(place('blog', name), name);
  const emitted = new Map<string, string>();
  const read: string[] = [];
  const missing: string[] = [];
  const all = {
    siteDir,
    editing: true,
    baseUrl: '/',
    onBrokenMarkdownLinks: 'throw',
    staticDirs: [place('static')],
    ...options,
  };
  const context = {
    resourcePath: place('blog', 'page.md'),
    resourceQuery: '',
    getOptions: () => all,
    addDependency: (file: string) => read.push(path.basename(file)),
    addMissingDependency: (file: string) => missing.push(path.basename(file)),
    emitFile: (name: string, content: Buffer) => emitted.set(name.replace(/-[0-9a-f]{32}/, ''), String(content)),
  };
  const loading = new Promise<string>((resolve, reject) => {
    const async = () => (error: Error | null, code?: string) => (error ? reject(error) : resolve(code ?? ''));
    void pageLoader.call({...context, async} as unknown as ThisParameterType<typeof pageLoader>, markdown);
  });
  return {loading, emitted, read, missing};
}

test('a page publishes the files that it shows and links to, and is compiled again when one changes', async () => {
  const {loading, emitted, read} = await load('![图](a.png) [表](./b.pdf)\n');
  const code = await loading;
  expect(Object.fromEntries(emitted)).toEqual({'assets/images/a.png': 'a.png', 'assets/files/b.pdf': 'b.pdf'});
  expect(read).toEqual(['a.png', 'b.pdf']);
  expect(code).toMatch(/src: "\/assets\/images\/a-[0-9a-f]{32}\.png"/);
  expect(code).toMatch(/href: "\/assets\/files\/b-[0-9a-f]{32}\.pdf",\s*target: "_blank"/);
});

test('files that are missing are reported at once, and awaited', async () => {
  const {loading, missing} = await load('![图](aa.png)\n\n[表](@site/b.pdf)\n');
  await expect(loading).rejects.toThrow(
    '[docs] blog/page.md:1:1: there is no image "aa.png". Did you mean a.png? Expected a file beside the page, or in static/.\n' +
      '[docs] blog/page.md:3:1: there is no file "@site/b.pdf".',
  );
  expect(missing).toEqual(['aa.png', 'b.pdf']);
});

test('the configuration decides about links to the files of no page', async () => {
  const page = '[一](./c.md)\n';
  const routes = {sourceToPermalink: {'@site/blog/b.md': '/blog/b'}};
  const strict = await load(page, routes);
  await expect(strict.loading).rejects.toThrow('[docs] blog/page.md:1:1: the link "./c.md" leads to no page.');
  const lenient = await load(page, {...routes, onBrokenMarkdownLinks: 'ignore'});
  expect(await lenient.loading).toContain('"./c.md"');
  // Links to pages of src/pages are addresses, never files.
  expect(await (await load(page)).loading).toContain('"./c.md"');
});
