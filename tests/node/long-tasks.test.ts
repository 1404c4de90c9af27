/** What keeps Chromium from blocking while a long page loads; `npm run bench -- paint` measures it. */
import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/built-site/files';
import {parseHtml} from '../../tools/built-site/parse-html';

const pages = [...builtPages().values()];

/** Samples that do not begin with an empty script, at which the parser pauses (src/components/Samples). */
function samplesWithoutPause(html: string): readonly string[] {
  const $ = parseHtml(html);
  return $('section[data-language]').toArray().filter((sample) => !$(sample).children().first().is('script[type="text/plain"]:empty')).map((sample) => $(sample).text());
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

test('no page has a font of its own', () => {
  expect(pages.flatMap(ownFonts)).toEqual([]);
  expect(ownFonts('<style>@font-face{font-family:own;src:local(Own)}</style>')).not.toEqual([]);
});
