import {readFileSync, readdirSync} from 'fs';
import path from 'path';
import {contractDownloads, downloadsFolder, FIELDS_FILE} from '../../src/plugins/docs/blocks/downloads';
import {table} from '../../src/plugins/docs/blocks/markdown';
import {WHOLE} from '../../src/plugins/publish/files/markdown/whole-version';
import {kitFiles} from '../../src/plugins/publish/files/kit/kit-files';
import type {VersionContracts} from '../../contract';
import type {Book} from '../pdf/document';
import * as words from '../../contract/words';

type Files = Readonly<Record<string, string>>;

const under = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** Styles for the screen: without page numbers, and with shorter lines in a wide window. */
const SCREEN =
  '<style>@media screen{body{max-width:64rem;margin:auto;padding:1rem}.contents .number{display:none}}</style></head>';

const texts = words.offline;

const readme = (version: string): string => `# ${words.interpolate(texts.title, {version})}

${table(
  [texts.file, texts.content],
  [
    ['`interface-docs.html`', texts.pages],
    ['`markdown/`', texts.markdown],
    ['`downloads/`', texts.downloads],
    ['`kit/`', texts.kit],
    ['`SHA256SUMS`', texts.sums],
  ],
)}
`;

/** The Markdown of the pages of a version, by path relative to its folder. */
function markdownOf(folder: string, others: readonly string[]): Files {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => file.split(path.sep).join('/'));
  const own = files.filter((file) => file.endsWith('.md') && !others.some((other) => file.startsWith(`${other}/`)));
  return Object.fromEntries(own.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/**
 * The files of a docs version for reading offline: its pages as one HTML file and as Markdown, the downloads, and the kit.
 *
 * @param build a finished build
 * @param route folder of the version in the build, e.g. `docs/2.0`
 * @param older numbers of the versions in subfolders of it
 * @returns files by path, reproducible
 */
export async function bundleFiles(
  site: string,
  build: string,
  version: VersionContracts,
  book: Book,
  route: string,
  older: readonly string[],
): Promise<Files> {
  const names = [FIELDS_FILE, ...version.names.flatMap((name) => Object.values(contractDownloads(name)))];
  const downloads = Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(build, downloadsFolder(version.number), name), 'utf8')]),
  );
  return {
    'README.md': readme(version.number),
    'interface-docs.html': book.html(new Map()).replace('</head>', SCREEN),
    ...under('markdown', markdownOf(path.join(build, route), older)),
    ...under('downloads', downloads),
    ...under('kit', await kitFiles(site, version, downloads, readFileSync(path.join(build, route, WHOLE), 'utf8'))),
  };
}
