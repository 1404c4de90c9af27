/** `npm run pdf`: writes every docs version of the build in build/ as a PDF into pdf/; `npm run pdf -- 3.0` writes one. */
import path from 'path';
import {chromium} from 'playwright';
import type {Browser} from 'playwright';
import {writeWhole} from '../../deploy/release/durable';
import {findBrowser} from '../run/browser.mjs';
import {createStaticSite, listen} from '../../deploy/serve/static-site';
import {versionLabel, versionNumber} from '../../src/data/versions';
import {bookOf} from './document';
import {namesOf, pagesOf} from './pages';
import {renderBook} from './render';

const ROOT = path.join(__dirname, '..', '..');
const BUILD = path.join(ROOT, 'build');

type NamedBook = ReturnType<typeof readBook>;

const readBook = (name: string) => ({
  file: path.join('pdf', `interface-docs-${versionNumber(name)}.pdf`),
  book: bookOf(pagesOf(BUILD, name), versionLabel(name)),
});

async function writePdf(browser: Browser, origin: string, {file, book}: NamedBook): Promise<void> {
  const started = Date.now();
  const {pdf, pageCount} = await renderBook(browser, book, origin);
  writeWhole(path.join(ROOT, file), pdf);
  console.log(`${file}: ${pageCount} pages, ${(pdf.length / 1e6).toFixed(1)} MB, ${Math.round((Date.now() - started) / 1000)} s`);
}

async function writePdfs(numbers: readonly string[]): Promise<void> {
  // Before the browser is started, so that mistakes show at once.
  const books = namesOf(numbers).map(readBook);
  const browser = await chromium.launch({executablePath: findBrowser(), chromiumSandbox: process.getuid?.() !== 0});
  const server = createStaticSite(BUILD);
  try {
    const origin = `http://127.0.0.1:${await listen(server, 0)}`;
    for (const book of books) await writePdf(browser, origin, book);
  } finally {
    server.close();
    await browser.close();
  }
}

writePdfs(process.argv.slice(2)).catch(({message}: Error) => {
  // Errors of the system or the browser lack the prefix with the program's name.
  console.error(message.startsWith('[') ? message : `[pdf] ${message}`);
  process.exitCode = 1;
});
