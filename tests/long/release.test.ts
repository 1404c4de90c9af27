import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {CURRENT_NUMBER} from '../../src/data/versions';
import {downloadsOf, releaseDownloads} from '../../src/plugins/docs/blocks/downloads';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import {archive} from '../../src/plugins/publish/files/kit/archive';
import {BUILD} from '../../tools/record/built-pages';
import {booksOf} from '../../tools/pdf/books';
import {bundleFiles} from '../../tools/release/bundle';
import {docs} from '../fixtures/routes';
import {versions} from '../fixtures/versions';

const ROOT = path.join(__dirname, '..', '..');

test.setTimeout(300_000);

/** The bundle of the current version. */
async function bundle() {
  const all = siteVersions(ROOT);
  const version = all[all.length - 1];
  const [{book}] = booksOf(BUILD, [version.number]);
  const older = versions.map(({number}) => number).filter((number) => number !== CURRENT_NUMBER);
  return {version, files: await bundleFiles(ROOT, BUILD, version, book, 'docs', older)};
}

test('a bundle has all pages of the version as HTML and as Markdown, its contracts, Postman collections and kit, and no program', async () => {
  const {version, files} = await bundle();
  const pages = docs.filter((page) => page.version === version.number);
  const $ = load(files['interface-docs.html']);
  expect($('article h1')).toHaveLength(pages.length);
  expect($('script, link[rel=stylesheet]')).toHaveLength(0);
  expect(Object.keys(files).filter((file) => file.startsWith('markdown/'))).toHaveLength(pages.length);
  for (const name of version.names)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([`downloads/openapi-${name}.yaml`, `downloads/postman-${name}.json`]),
    );
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.md', 'kit/README.md', 'kit/sandbox.mjs']));
});

test('a bundle has the same bytes each time', async () => {
  const [one, other] = [archive((await bundle()).files), archive((await bundle()).files)];
  expect(Buffer.compare(one, other)).toBe(0);
});

test('only the build of a release lists the PDF and the bundle', () => {
  const [{number, names, contracts}] = siteVersions(ROOT);
  const listed = () => downloadsOf(number, names, contracts, true).map(({file}) => file);
  const own = Object.values(releaseDownloads(number));
  expect(listed().filter((file) => own.includes(file))).toEqual([]);
  process.env.RELEASE = '1';
  try {
    expect(listed().slice(0, 2)).toEqual(own);
  } finally {
    delete process.env.RELEASE;
  }
});
