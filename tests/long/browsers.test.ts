/** The built files use no feature that some supported browser lacks, except those in tools/lint/browsers.json. */
import {readFileSync} from 'fs';
import path from 'path';
import bcd from '@mdn/browser-compat-data';
import {expect, test} from '@playwright/test';
import {getCompatibleVersions} from 'baseline-browser-mapping';
import {load} from 'cheerio';
import {beyond, had, tested, year} from '../../tools/lint/browsers.json';
import {BUILD, buildFiles} from '../../tools/record/built-pages';
import {newerInScript, newerInStyles} from '../checks/newer';
import {olderStyles} from '../checks/oldest-browser';
import {isPromised, lackingApis, OLDEST} from '../checks/promised';

test.describe.configure({timeout: 120_000});

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const filesWith = (ending: string) => buildFiles().filter((file) => file.endsWith(ending));

/** Texts of the elements that match a selector on all pages, without duplicates. */
function inlineTexts(selector: string): readonly string[] {
  const texts = filesWith('.html').flatMap((file) => {
    const $ = load(read(file));
    return $(selector)
      .toArray()
      .map((element) => $(element).text());
  });
  return [...new Set(texts)];
}

/** The feature in MDN's data that corresponds to an entry of the lists. */
function featureOf({property, value, selector, atRule, media}: Readonly<Record<string, string | undefined>>) {
  const {properties, selectors, 'at-rules': atRules} = bcd.css;
  if (property) return value ? properties[property][value] : properties[property];
  if (media) return atRules.media[media];
  return selector ? selectors[selector] : atRules[atRule ?? ''];
}

test('the styles of the built pages use no unlisted feature that a supported browser lacks', () => {
  const styles = inlineTexts('style');
  expect(styles.length).toBeGreaterThan(1);
  expect(newerInStyles(styles.join('\n'))).toEqual([]);
});

test('neither do the bundles and the inline scripts, except inside a feature test', async () => {
  const scripts = [
    ...filesWith('.js')
      .filter((file) => file.startsWith('assets/'))
      .map(read),
    ...inlineTexts('script:not([type]), script[type=""]'),
  ];
  expect(scripts.length).toBeGreaterThan(10);
  const found = (await Promise.all(scripts.map(newerInScript))).flat();
  const isTested = (message: string) =>
    tested.some(
      ({feature, api}) => message.includes(`(${feature})`) || message.toLowerCase().startsWith(api.toLowerCase()),
    );
  expect(found.filter((message) => !isTested(message))).toEqual([]);
});

const NEWER_STYLES = [
  ['a:user-valid{top:0}', 'Selector "user-valid" is not'],
  ['a{b &{top:0}}', 'Selector "nesting" is not'],
  ['a{interpolate-size:allow-keywords}', 'Property "interpolate-size" is not'],
  ['a{float:inline-end}', 'Value "inline-end" of property "float" is not'],
  ['a{height:1svh}', 'Unit "svh" is not'],
  ['a{color:light-dark(red,blue)}', 'Function "light-dark" is not'],
  ['@container (width>1px){a{top:0}}', 'At-rule "@container" is not'],
] as const;

test('unsupported styles are found: selectors, nesting, properties, values, units, functions and at-rules', () => {
  const found = newerInStyles(NEWER_STYLES.map(([css]) => css).join('\n'));
  expect(found).toEqual(NEWER_STYLES.map(([, message]) => expect.stringContaining(message)));
});

test('the oldest browser of the tests drops what it does not understand, and keeps the rest', () => {
  const css =
    'a:has(b){top:0}a{b &{top:0};float:inline-end;text-wrap:balance;left:0}@container (width>1px){a{top:0}}@supports (text-wrap:balance){a{top:0}}b{content:"a";content:"a" / ""}';
  expect(olderStyles(css)).toBe('a{left:0}b{content:"a"}');
});

for (const [what, code, found] of [
  ['syntax', 'const a = /[a--b]/v;', 'Parsing error: Invalid regular expression flag'],
  ['a global object', 'navigation.navigate("/");', 'Navigation.navigate() is not supported'],
  ['a static method', 'const a = URL.canParse("a");', "Feature 'URL.canParse()'"],
  ['a method of an array', '[1].toSorted();', 'Array.toSorted() is not supported'],
  ['a function', 'requestIdleCallback(a);', 'requestIdleCallback is not supported in Safari 16.4'],
] as const) {
  test(`${what} is found in scripts as unsupported`, async () => {
    expect(await newerInScript(code)).toContainEqual(expect.stringContaining(found));
  });
}

test('the lists agree with MDN on what all supported browsers have, and what one lacks', () => {
  // MDN does not count prefixed support, which some browsers have.
  expect(had.filter((entry) => !isPromised(featureOf(entry))).map(({property}) => property)).toEqual([
    'box-decoration-break',
    'print-color-adjust',
    'user-select',
  ]);
  expect(beyond.filter((entry) => isPromised(featureOf(entry)))).toEqual([]);
  expect(tested.filter(({api}) => !lackingApis().includes(api))).toEqual([]);
});

test('no supported browser is older than the Baseline year of the linters', () => {
  const atYear = new Map(
    getCompatibleVersions({targetYear: year, suppressWarnings: true}).map(({browser, version}) => [
      browser,
      parseFloat(version),
    ]),
  );
  expect(OLDEST.filter(({browser, version}) => version < (atYear.get(browser) ?? Infinity))).toEqual([]);
});
