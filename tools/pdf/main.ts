/** `npm run pdf`: writes every docs version of the build in build/ as a PDF into pdf/; `npm run pdf -- 3.0` writes one. */
import path from 'path';
import {booksOf} from './books';
import {writeBooks} from './write-books';

const ROOT = path.join(__dirname, '..', '..');
const BUILD = path.join(ROOT, 'build');

async function writePdfs(numbers: readonly string[]): Promise<void> {
  // Before the browser starts, so that mistakes are reported at once.
  const books = booksOf(BUILD, numbers);
  await writeBooks(BUILD, books, (number) => path.join(ROOT, 'pdf', `interface-docs-${number}.pdf`), console.log);
}

writePdfs(process.argv.slice(2)).catch(({message}: Error) => {
  // Errors of the system or the browser lack the prefix with the program's name.
  console.error(message.startsWith('[') ? message : `[pdf] ${message}`);
  process.exitCode = 1;
});
