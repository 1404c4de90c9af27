import {expect, test} from '@playwright/test';
import {getDocumentProxy} from 'unpdf';
import {BUILD, parseHtml} from '../../tools/record/built-pages';
import {condensed, readPdf} from '../checks/pdf';
import {headingsOf} from '../../tools/pdf/contents';
import {pdf as words} from '../../contract/words';
import {site} from '../../src/data/site';
import {versions} from '../fixtures/versions';
import {bookOf} from '../../tools/pdf/document';
import {hasGlyphs} from '../../tools/pdf/glyphs';
import type {Book} from '../../tools/pdf/document';
import {pagesOf} from '../../tools/pdf/pages';
import {renderBook} from '../../tools/pdf/render';

const oldest = versions[versions.length - 1];

/** A book of two pages of the oldest version, which link to each other and to pages outside the book. */
const bookPages = () => pagesOf(BUILD, oldest.number).slice(0, 2);
const smallBook = () => bookOf(bookPages(), oldest.label);

type Link = {readonly dest?: string; readonly url?: string};

test('a version as a PDF: cover, contents with the right page numbers, outline, links, and the same bytes each time', async ({
  browser,
  baseURL,
}) => {
  const book = smallBook();
  const {pdf, numbers, pageCount} = await renderBook(browser, book, baseURL ?? '');
  const pages = (await readPdf(pdf)).map(({texts}) => condensed(texts.map(({text}) => text).join('')));
  expect(pages.length).toBe(pageCount);
  const notice = parseHtml(bookPages()[0].html)('.theme-doc-version-banner').text();
  for (const text of [site.title + oldest.label, notice, 'Copyright © 2024'])
    expect.soft(pages[0]).toContain(condensed(text));

  const contents = pages[1];
  expect(contents).toContain(
    `${condensed(words.contents + book.chapters[0].text)}${numbers.get(book.chapters[0].anchor)}`,
  );
  for (const {anchor, text} of headingsOf(book.chapters)) {
    const number = numbers.get(anchor) ?? 0;
    expect.soft(contents).toContain(condensed(`${text}${number}`));
    expect.soft(pages[number - 1], text).toContain(condensed(text));
    expect.soft(pages[number - 1], text).toContain(`${number}/${pageCount}`);
  }

  const document = await getDocumentProxy(new Uint8Array(pdf));
  const titles = (await document.getOutline()).map(({title}) => condensed(title));
  expect(titles).toEqual([words.contents, ...book.chapters.map(({text}) => condensed(text))]);
  const links = (await (await document.getPage(numbers.get(book.chapters[0].anchor) ?? 0)).getAnnotations()) as Link[];
  expect(links.some(({dest}) => dest !== undefined)).toBe(true);
  expect(links.filter(({url}) => url?.includes('localhost'))).toEqual([]);
  await document.destroy();

  const again = (await renderBook(browser, book, baseURL ?? '')).pdf;
  const different = pdf.findIndex((byte, place) => byte !== again[place]);
  const around = (bytes: Buffer) =>
    different < 0 ? 'the same bytes' : bytes.toString('latin1', different - 100, different + 100);
  expect(around(again)).toBe(around(pdf));
  expect(again.length).toBe(pdf.length);
});

test('what holds for a page on paper holds in the book: headings stay with their text, figures and rows are whole', async ({
  page,
}) => {
  await page.setContent(smallBook().html(new Map()));
  await page
    .locator('article')
    .first()
    .evaluate((article) => article.append(document.createElement('figure')));
  const heading = page.getByRole('heading', {level: 2}).first();
  await expect(heading).toHaveCSS('break-after', 'auto');
  await page.emulateMedia({media: 'print'});
  await expect(heading).toHaveCSS('break-after', 'avoid');
  for (const whole of ['figure', 'tr'])
    await expect(page.locator(`article ${whole}`).first()).toHaveCSS('break-inside', 'avoid');
});

test('characters that no font has are found among others', async ({page}) => {
  expect(await hasGlyphs(page, 'ab')).toBe(true);
  // Characters of Unicode's private use area.
  expect(await hasGlyphs(page, '\u{10FF00}\u{10FF01}')).toBe(false);
});

const text = '标题';
const chapters = [{anchor: 'a', text, html: '', sections: []}];

const MISTAKES: readonly {readonly name: string; readonly html: Book['html']; readonly message: string}[] = [
  {
    name: 'moves when the numbers come',
    html: (numbers) =>
      `<a href="#a">1</a>${numbers.size > 0 ? '<p style="break-after: page">多</p>' : ''}<h1 id="a">${text}</h1>`,
    message: '[pdf] 书: "标题" moved when its page number came.',
  },
  {
    name: 'is not in the document',
    html: () => '<a href="#a">1</a>',
    message: '[pdf] 书: the heading "标题" has no place in the PDF.',
  },
];

for (const {name, html, message} of MISTAKES) {
  test(`a heading that ${name} is reported`, async ({browser, baseURL}) => {
    await expect(renderBook(browser, {title: '书', chapters, html}, baseURL ?? '')).rejects.toThrow(message);
  });
}
