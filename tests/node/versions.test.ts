import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {at, site} from '../../src/data/site';
import {CHANGES_PAGE} from '../../src/data/versions';
import {readBuilt} from '../fixtures/built-site';
import {builtPages, parseHtml} from '../../tools/record/built-pages';
import {docs, latestDocs} from '../fixtures/routes';
import {themeText} from '../fixtures/theme-texts';
import {latest, versions} from '../fixtures/versions';
import {frame, interpolate} from '../../contract/words';

const pages = builtPages();
const LATEST_PATHS = latestDocs.map(({path}) => path);

function oldVersionNotice(html: string) {
  const notice = parseHtml(html)('main .theme-doc-version-banner');
  return {text: notice.text(), link: notice.find('a').attr('href')};
}

for (const {path, version} of docs.filter((page) => page.version !== latest.number)) {
  const current = path.replace(`/${version}/`, '/');
  const successor = [current, at(`/docs/${CHANGES_PAGE}`)].find((one) => LATEST_PATHS.includes(one)) ?? at('/docs/');
  test(`${path} says that it is old and links to ${successor}`, () => {
    const {text, link} = oldVersionNotice(pages.get(path) ?? '');
    const {label = ''} = versions.find(({number}) => number === version) ?? {};
    const [day] = /\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
    const sentences = [
      day
        ? label + interpolate(frame.ends, {day})
        : themeText('theme.docs.versions.unmaintainedVersionLabel', {siteTitle: site.title, versionLabel: label}),
      themeText('theme.docs.versions.latestVersionSuggestionLabel', {
        latestVersionLink: themeText('theme.docs.versions.latestVersionLinkLabel'),
        versionLabel: latest.label,
      }),
    ];
    expect(text).toContain(sentences.join(frame.afterSentence));
    expect(link).toBe(successor);
  });
}

test('a page of the latest version has no such notice', () => {
  for (const path of LATEST_PATHS) expect.soft(oldVersionNotice(pages.get(path) ?? '').text, path).toBe('');
});

test('search engines are pointed at the page of the latest version, and kept from a page without one', () => {
  for (const {path, version} of docs) {
    const $ = parseHtml(pages.get(path) ?? '');
    const successor = path.replace(`/${version}/`, '/');
    const canonical = pages.has(successor) ? successor : path;
    expect.soft(new URL($('link[rel=canonical]').attr('href') ?? '').pathname, path).toBe(canonical);
    expect
      .soft($('meta[name=robots]').attr('content'), path)
      .toBe(pages.has(successor) ? undefined : 'noindex, follow');
  }
});

test('the sitemap lists the home page, the archive and the pages of the latest version', () => {
  const $ = load(readBuilt(at('/sitemap.xml')), {xml: true});
  const paths = $('loc')
    .toArray()
    .map((loc) => new URL($(loc).text()).pathname);
  expect(paths.sort()).toEqual([at('/'), at('/blog/archive'), ...LATEST_PATHS].sort());
});

test('any page of the latest version is two clicks away from any other', () => {
  const $ = parseHtml(pages.get(at('/docs/')) ?? '');
  const links = $('aside a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  expect(LATEST_PATHS.filter((path) => !links.includes(path))).toEqual([]);
});
