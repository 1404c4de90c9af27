import path from 'path';
import {chromium} from 'playwright';
import type {Browser} from 'playwright';
import {writeWhole} from '../../deploy/release/durable';
import {createStaticSite, listen} from '../../deploy/serve/static-site';
import {versionLabel, versionNumber} from '../../src/data/versions';
import {findBrowser} from '../run/browser.mjs';
import {bookOf} from './document';
import type {Book} from './document';
import {namesOf, pagesOf} from './pages';
import {renderBook} from './render';

/** A docs version as a book. */
export type NamedBook = {readonly number: string; readonly book: Book};

/**
 * The books of a build.
 *
 * @param numbers of the docs versions; empty for all
 */
export const booksOf = (build: string, numbers: readonly string[]): readonly NamedBook[] =>
  namesOf(numbers).map((name) => ({number: versionNumber(name), book: bookOf(pagesOf(build, name), versionLabel(name))}));

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
 * @param fileOf where the PDF of a version goes
 * @param report gets a line for each
 */
export async function writeBooks(build: string, books: readonly NamedBook[], fileOf: (number: string) => string, report: (line: string) => void): Promise<void> {
  const browser = await chromium.launch({executablePath: findBrowser(), chromiumSandbox: process.getuid?.() !== 0});
  const server = createStaticSite(build);
  try {
    const origin = `http://127.0.0.1:${await listen(server, 0)}`;
    for (const {number, book} of books) report(await writeBook(browser, origin, book, fileOf(number)));
  } finally {
    server.close();
    await browser.close();
  }
}
