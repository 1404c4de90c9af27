import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {anchorsOfPages} from '../../../tools/record/anchors';
import {atomFaults} from '../../unit/checks/atom';
import {readBuilt} from '../../fixtures/built-site';
import {builtPages, parseHtml} from '../../../tools/record/built-pages';
import {docs} from '../../fixtures/routes';
import {createChangeLog} from '../../../contract/compare/log';
import {at, site} from '../../../src/data/site';
import {siteVersions} from '../../../src/plugins/docs/files/site-versions';

const ROOT = path.join(__dirname, '..', '..', '..');
const VERSIONS = [
  {number: '3.0', folder: 'docs', updated: '2026-10-19T16:00:00.000Z', releases: ['3.0', '2.0', '1.0']},
  {number: '2.0', folder: 'versioned_docs/version-2.0', updated: '2025-09-15T16:00:00.000Z', releases: ['2.0', '1.0']},
  {number: '1.0', folder: 'versioned_docs/version-1.0', updated: '2024-06-17T16:00:00.000Z', releases: ['1.0']},
];

const addressOf = (number: string) => at(`/downloads/${number}/changes.atom`);
const feedOf = (number: string) => readBuilt(addressOf(number));

for (const {number, folder, updated, releases} of VERSIONS) {
  test(`${number}: the feed is an Atom feed with every release and every change`, () => {
    const xml = feedOf(number);
    expect(atomFaults(xml)).toEqual([]);
    const $ = load(xml, {xml: true});
    const log = createChangeLog(siteVersions(ROOT), folder);
    const changes = log.versions().flatMap((version) => log.changesOf(version));
    expect($('entry').length).toBe(releases.length + changes.length);
    expect(
      $('entry:not(:has(category)) > title')
        .toArray()
        .map((title) => $(title).text()),
    ).toEqual(releases.map((one) => `${one} 发布`));
    expect($('feed > updated').text()).toBe(updated);
  });

  test(`${number}: its pages name the feed in their heads, and no other`, () => {
    const pages = builtPages();
    for (const {path: route} of docs.filter((page) => page.version === number)) {
      const $ = parseHtml(pages.get(route) ?? '');
      const feeds = $('head link[type="application/atom+xml"]');
      expect
        .soft(
          feeds.toArray().map((link) => [$(link).attr('rel'), $(link).attr('href'), $(link).attr('title')]),
          route,
        )
        .toEqual([['alternate', addressOf(number), `接口文档 ${number} 版本更新说明`]]);
    }
  });
}

test('every entry of the feeds and every link in them leads to an anchor that exists', () => {
  const anchors = anchorsOfPages(builtPages());
  for (const {number} of VERSIONS) {
    const $ = load(feedOf(number), {xml: true});
    const inContents = $('content')
      .toArray()
      .flatMap((content) => {
        const html = parseHtml($(content).text());
        return html('a')
          .toArray()
          .map((a) => html(a).attr('href') ?? '');
      });
    const links = [
      ...$('entry > link')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
      ...inContents,
    ];
    const broken = links.filter((link) => {
      const {origin, pathname, hash} = new URL(link);
      const id = decodeURIComponent(hash.slice(1));
      return origin !== site.url || !(id ? anchors[pathname]?.includes(id) : pathname in anchors);
    });
    expect.soft(links.length, number).toBeGreaterThan(10);
    expect.soft(broken, number).toEqual([]);
  }
});

test('the home page names the feed of the newest version', () => {
  const $ = parseHtml(builtPages().get(at('/')) ?? '');
  expect($('link[type="application/atom+xml"]').attr('href')).toBe(addressOf('3.0'));
});

test('a change keeps its id when its page moves to another address', () => {
  const ids = (number: string) => {
    const $ = load(feedOf(number), {xml: true});
    return $('entry > id')
      .toArray()
      .map((id) => $(id).text());
  };
  expect(ids('3.0')).toEqual(expect.arrayContaining(ids('2.0')));
  expect(ids('2.0')).toContain(
    `tag:${new URL(site.url).hostname},2024:v2-0-field-required-v1-createBatch-req-outBatchNo`,
  );
});
