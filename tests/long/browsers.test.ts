/** The built files use no feature that a supported browser lacks, except those in tools/lint/browsers.json. */
import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {tested} from '../../tools/lint/browsers.json';
import {BUILD, buildFiles} from '../../tools/record/built-pages';
import {newerInScript, newerInStyles} from '../checks/newer';

test.describe.configure({timeout: 120_000});

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const filesWith = (ending: string) => buildFiles().filter((file) => file.endsWith(ending));

function inlineTexts(selector: string): readonly string[] {
  const texts = filesWith('.html').flatMap((file) => {
    const $ = load(read(file));
    return $(selector)
      .toArray()
      .map((element) => $(element).text());
  });
  return [...new Set(texts)];
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
