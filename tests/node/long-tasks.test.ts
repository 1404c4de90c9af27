/** What keeps Chromium from blocking while a long page loads; `npm run bench -- paint` measures it. */
import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/built-site/files';
import {parseHtml} from '../../tools/built-site/parse-html';

const pages = [...builtPages().values()];

/** Sections that do not begin with an empty script, at which the parser pauses (src/theme/Heading). */
function sectionsWithoutPause(html: string): readonly string[] {
  const $ = parseHtml(html);
  return $('main article h2').toArray().filter((heading) => !$(heading).prev().is('script[type="text/plain"]:empty')).map((heading) => $(heading).text());
}

/** With a font of its own, Chromium lays out what it has of a page once more when the font is there. */
const ownFonts = (html: string): readonly string[] => html.match(/@font-face/g) ?? [];

test('each section of a document begins with a pause of the parser', () => {
  expect(pages.flatMap(sectionsWithoutPause)).toEqual([]);
});

test('a section without a pause is noticed', () => {
  const html = '<main><article><script type="text/plain"></script><h2>one</h2><h2>two</h2></article></main>';
  expect(sectionsWithoutPause(html)).toEqual(['two']);
});

test('no page has a font of its own', () => {
  expect(pages.flatMap(ownFonts)).toEqual([]);
  expect(ownFonts('<style>@font-face{font-family:own;src:local(Own)}</style>')).not.toEqual([]);
});
