import {getDocumentProxy} from 'unpdf';
import type {Browser, Page} from 'playwright';
import {headingsOf} from './contents';
import type {PageNumbers} from './contents';
import type {Book} from './document';
import {reproducible} from './reproducible';

export type RenderedBook = {readonly pdf: Buffer; readonly pageCount: number; readonly numbers: PageNumbers};

/** Prints the book with these page numbers, and reads the pages of its headings from the PDF. */
async function print(page: Page, book: Book, numbers: PageNumbers, url: string): Promise<RenderedBook> {
  await page.route(url, (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body: book.html(numbers)}));
  await page.goto(url);
  await page.unroute(url);
  const pdf = await page.pdf({preferCSSPageSize: true, printBackground: true, outline: true, tagged: true});
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const destinations = await document.getDestinations();
  const found = new Map<string, number>();
  for (const {anchor, text} of headingsOf(book.chapters)) {
    const destination = destinations[anchor];
    if (!destination)
      throw new Error(
        `[pdf] ${book.title}: the heading "${text}" has no place in the PDF. Look for what Chromium changed.`,
      );
    found.set(anchor, (await document.getPageIndex(destination[0])) + 1);
  }
  const pageCount = document.numPages;
  await document.destroy();
  return {pdf: reproducible(pdf), pageCount, numbers: found};
}

/**
 * Renders a book. The page of a heading is known only after rendering, so a first PDF gives the page numbers for the contents of the
 * second one.
 *
 * @param origin of the site that serves images and other files of the pages
 * @throws when the numbers move the headings
 */
export async function renderBook(browser: Browser, book: Book, origin: string): Promise<RenderedBook> {
  const page = await browser.newPage();
  try {
    const url = `${origin}/book`;
    const {numbers} = await print(page, book, new Map(), url);
    const rendered = await print(page, book, numbers, url);
    const moved = headingsOf(book.chapters).find(({anchor}) => rendered.numbers.get(anchor) !== numbers.get(anchor));
    if (moved)
      throw new Error(
        `[pdf] ${book.title}: "${moved.text}" moved when its page number came. Give the numbers in book.css a fixed width.`,
      );
    return rendered;
  } finally {
    await page.close();
  }
}
