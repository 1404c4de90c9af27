/** `npm run release`: builds the site with PDFs and bundles for reading offline among the downloads; see README.md. */
import {execFileSync} from 'child_process';
import path from 'path';
import {writeWhole} from '../../deploy/release/durable';
import {writeManifest} from '../../deploy/release/manifest';
import {CURRENT_NUMBER, docsVersions} from '../../src/data/versions';
import {downloadsFolder, releaseDownloads} from '../../src/plugins/docs/blocks/downloads';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import {archive} from '../../src/plugins/publish/files/kit/archive';
import {booksOf} from '../pdf/books';
import {writeBooks} from '../pdf/write-books';
import {bundleFiles} from './bundle';

const ROOT = path.join(__dirname, '..', '..');
const BUILD = path.join(ROOT, 'build');

async function release(): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined)
    throw new Error(`[release] "${argument}" has no effect: all versions are released. Write \`npm run release\`.`);
  execFileSync(process.execPath, ['tools/run/build.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, RELEASE: '1'},
  });
  const books = booksOf(BUILD, []);
  const place = (number: string, file: string): string => path.join(BUILD, downloadsFolder(number), file);
  await writeBooks(BUILD, books, (number) => place(number, releaseDownloads(number).pdf), console.log);
  const frozen = docsVersions.map(({number}) => number).filter((number) => number !== CURRENT_NUMBER);
  for (const version of siteVersions(ROOT)) {
    const {number} = version;
    const book = books.find((one) => one.number === number)?.book;
    if (!book) throw new Error(`[release] version ${number} has contracts and no pages.`);
    const current = number === CURRENT_NUMBER;
    const files = await bundleFiles(
      ROOT,
      BUILD,
      version,
      book,
      current ? 'docs' : `docs/${number}`,
      current ? frozen : [],
    );
    writeWhole(place(number, releaseDownloads(number).bundle), Buffer.from(archive(files)));
  }
  writeManifest(BUILD);
}

release().catch(({message}: Error) => {
  console.error(message.startsWith('[') ? message : `[release] ${message}`);
  process.exitCode = 1;
});
