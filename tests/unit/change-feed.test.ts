import {expect, test} from './plain-test';
import {load} from 'cheerio';
import {atomFaults} from './checks/atom';
import {changingSite, withEntries, changingVersions} from './fixtures/changing-site';
import {hasReleases} from '../../src/plugins/docs/blocks/downloads';
import {newsOf, atomFeed} from '../../src/plugins/publish/files/feed/news';
import {releasesOf} from '../../src/plugins/publish/files/feed/releases';
import {createChangeLog} from '../../contract/compare/log';

const FACTS = {
  title: '更新',
  name: 'changes/3.0',
  pageUrl: 'https://docs.example/a',
  feedUrl: 'https://docs.example/a.atom',
};
const NEWS = {anchor: 'v3-0', title: '3.0 发布', day: '2026-10-20', html: '<p>新</p>'};

test('a feed keeps to the format of Atom', () => {
  expect(atomFaults(atomFeed(FACTS, [NEWS]))).toEqual([]);
});

test('the latest change is the first entry and gives the date of the feed', () => {
  const $ = load(atomFeed(FACTS, [NEWS, {...NEWS, anchor: 'v3-0-later', day: '2026-11-05'}]), {xml: true});
  expect($('entry > id').first().text()).toMatch(/:v3-0-later$/);
  expect($('feed > updated').text()).toBe('2026-11-04T16:00:00.000Z');
});

test('a release without its heading is refused, and a version is without a feed until one is released', () => {
  const folder = withEntries(changingSite(), "- {version: '2.0', released: 2026-10-20}\n");
  const releases = releasesOf(createChangeLog(changingVersions(folder), 'docs'));
  expect(() => newsOf(releases, '<h2 id="v1-0">1.0</h2>', FACTS.pageUrl)).toThrow('no anchor "v2-0"');
  expect(
    newsOf(releases, '<h2 id="v2-0">2.0</h2><p>见<a href="/b#c">此处</a>。</p><h2>其他</h2>', FACTS.pageUrl),
  ).toEqual([
    {...NEWS, anchor: 'v2-0', title: '2.0 发布', html: '<p>见<a href="https://docs.example/b#c">此处</a>。</p>'},
  ]);
  const log = () => createChangeLog(changingVersions(folder), 'docs');
  expect(hasReleases(log())).toBe(true);
  withEntries(folder, '');
  expect([hasReleases(log()), releasesOf(log())]).toEqual([false, []]);
});
