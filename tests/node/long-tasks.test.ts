/** What keeps Chromium from blocking while a long page loads; `npm run bench -- paint` measures it. */
import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/built-site/files';
import {parseHtml} from '../../tools/built-site/parse-html';

const pages = [...builtPages().values()];

/** An empty script, at which the parser pauses (src/components/ParserPause). */
const PAUSE = 'script[type="text/plain"]:empty';

/** Samples that do not begin with a pause. */
function samplesWithoutPause(html: string): readonly string[] {
  const $ = parseHtml(html);
  return $('section[data-language]')
    .toArray()
    .filter((sample) => !$(sample).children().first().is(PAUSE))
    .map((sample) => $(sample).text());
}

/** Lists of interfaces that do not end with a pause. */
function listsWithoutPause(html: string): readonly string[] {
  const $ = parseHtml(html);
  return $('ul[aria-label="本页接口"]')
    .toArray()
    .filter((list) => !$(list).children().last().is(PAUSE))
    .map((list) => $(list).text());
}

/** With a font of its own, Chromium lays out what it has of a page once more when the font is there. */
const ownFonts = (html: string): readonly string[] => html.match(/@font-face/g) ?? [];

test('each sample in a language begins with a pause of the parser', () => {
  expect(pages.flatMap(samplesWithoutPause)).toEqual([]);
});

test('a sample without a pause is noticed', () => {
  const sample = (content: string) => `<section data-language="go">${content}</section>`;
  expect(samplesWithoutPause(sample('<script type="text/plain"></script>one') + sample('two'))).toEqual(['two']);
});

test('the list of interfaces at the beginning of a page ends with a pause of the parser', () => {
  expect(pages.flatMap(listsWithoutPause)).toEqual([]);
});

test('a list of interfaces without a pause is noticed', () => {
  const list = (end: string) => `<ul aria-label="本页接口"><li>one</li>${end}</ul>`;
  expect([list('<script type="text/plain"></script>'), list('')].map((html) => listsWithoutPause(html).length)).toEqual(
    [0, 1],
  );
});

test('no page has a font of its own', () => {
  expect(pages.flatMap(ownFonts)).toEqual([]);
  expect(ownFonts('<style>@font-face{font-family:own;src:local(Own)}</style>')).not.toEqual([]);
});
