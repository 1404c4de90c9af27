import path from 'path';
import {chromium} from 'playwright';
import type {Browser} from 'playwright';
import {writeWhole} from '../../deploy/release/durable';
import {listen} from '../../deploy/serve/listen';
import {createStaticSite} from '../../deploy/serve/static-site';
import {findBrowser} from '../run/browser.mjs';
import type {NamedBook} from './books';
import type {Book} from './document';
import {assertChineseFont} from './glyphs';
import {renderBook} from './render';

async function writeBook(browser: Browser, origin: string, book: Book, file: string): Promise<string> {
  const started = Date.now();
  const {pdf, pageCount} = await renderBook(browser, book, origin);
  writeWhole(file, pdf);
  return `${path.relative(process.cwd(), file)}: ${pageCount} pages, ${(pdf.length / 1e6).toFixed(1)} MB, ${Math.round((Date.now() - started) / 1000)} s`;
}

/**
 * Writes books as PDF.
 *
 * @param build the build folder, which is served while they are printed
 * @param fileOf returns the path for the PDF of a version
 * @param report receives a line for each book
 * @throws Error if the machine has no Chinese font; errors of `renderBook`
 */
export async function writeBooks(
  build: string,
  books: readonly NamedBook[],
  fileOf: (number: string) => string,
  report: (line: string) => void,
): Promise<void> {
  const browser = await chromium.launch({executablePath: findBrowser(), chromiumSandbox: process.getuid?.() !== 0});
  const server = createStaticSite(build);
  try {
    await assertChineseFont(browser);
    const origin = `http://127.0.0.1:${await listen(server, 0)}`;
    for (const {number, book} of books) report(await writeBook(browser, origin, book, fileOf(number)));
  } finally {
    server.close();
    await browser.close();
  }
}
