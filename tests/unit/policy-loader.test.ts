import type {LoaderContext} from 'webpack';
import {expect, test} from './plain-test';
import policyLoader from '../../src/plugins/policy/loader';
import {setPolicy} from '../../src/plugins/policy/options';

const SITE = '/site';

/** What the loader makes of a page of the blog. */
function load(markdown: string): Promise<string> {
  const context = {resourcePath: `${SITE}/blog/a.md`, getOptions: () => ({siteDir: SITE})};
  return policyLoader.call(context as unknown as LoaderContext<{readonly siteDir: string}>, markdown);
}

const POST = '---\ntitle: 一\n---\n\n开头 {/* 注释 */}\n\n<!--truncate-->\n\n[二](https://a.example)\n';

test('a page of the blog is passed on as it is', async () => {
  expect(await load(POST)).toBe(POST);
});

test('what a page of the blog may not have is refused with its lines, by the words for pages of the docs', async () => {
  await expect(load(`${POST}\n<script>alert(1)</script>\n\n[三](javascript:a)\n`)).rejects.toThrow(
    /^\[publish\] blog\/a\.md:11: <script>alert\(1\) is a script\. .*\n\[publish\] blog\/a\.md:13: <a href="javascript:a"> has an address that runs code in "href"\./,
  );
});

test('a page that only MDX 1 can parse is left to the check of built pages', async () => {
  const page = '小于 {5\n\n<script>alert(1)</script>\n';
  expect(await load(page)).toBe(page);
});

test('a page of the blog may have what the configuration permits', async () => {
  const page = '<script src="https://a.example/b.js"></script>\n';
  await expect(load(page)).rejects.toThrow('loads a script.');
  setPolicy(SITE, {'script-src': ['https://a.example']});
  expect(await load(page)).toBe(page);
});
