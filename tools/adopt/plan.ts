import {existsSync} from 'fs';
import path from 'path';
import {format} from 'prettier';
import {MOVED, PUBLISHED} from '../../src/plugins/addresses/ledger';
import type {Problem} from '../../contract';
import type {Document} from './documents';
import {KEPT, MARK, SAMPLE, ownPaths} from './sample';
import {indexPage, lineOf, tagPage} from './page-texts';
import {familyOf} from './pages';
import type {Family} from './pages';
import type {Options} from './options';
import {otherTexts, wordsIndex, wordsOf} from './language';
import {logoOf, withLogo} from './logo';
import {siteData} from './site-data';
import {trying} from './page-problems';
import {stageDocuments, writeFiles} from './stage';
import {publishedAddresses} from './ledger';
import type {Change} from './work-tree';

/** @throws Error if the site no longer contains the sample, as the pages may then be the owner's */
export function assertSample(siteDir: string): void {
  if (!existsSync(path.join(siteDir, MARK)))
    throw new Error(
      `${MARK} is gone, so the site does not hold the sample any more. Update its documents with --update, or begin with a fresh clone.`,
    );
}

const LEVELS = `# What is asked of contracts: sound, complete or proved (contract/README.md, "Levels").
level: sound
# And of the pages in each folder: stock, complete or house (tools/lint/README.md, "Levels of pages").
pages:
  docs: stock
`;

/** The Prettier configuration of the site. */
const FORMAT = '.prettierrc.json';

/** Formats files with Prettier, as `npm run lint` checks. */
async function formatted(files: ReadonlyMap<string, string>, options: object): Promise<ReadonlyMap<string, string>> {
  const entries = Array.from(
    files,
    async ([file, text]) => [file, await format(text, {...options, filepath: file})] as const,
  );
  return new Map(await Promise.all(entries));
}

/**
 * Plans the changes to the site without making them.
 *
 * @param folder an empty folder for a trial
 * @param read returns the text of a file of the site
 * @throws ProblemsError with all problems of the documents
 */
export async function planOf(
  folder: string,
  options: Options,
  documents: readonly Document[],
  read: (file: string) => string,
): Promise<{
  readonly change: Change;
  readonly families: readonly Family[];
  readonly offences: readonly Problem[];
  readonly warnings: readonly Problem[];
}> {
  const words = wordsOf(options.language);
  const stage = stageDocuments(folder, options.version, documents);
  const families = documents.map((document) => familyOf(stage, document, words));
  const pages = new Map([
    ['docs/index.mdx', indexPage(families, lineOf(options.title ?? families[0].title), words)],
    ...families.flatMap(({family, pages: ofTags}) =>
      ofTags.map((page) => [`docs/${page.id}.mdx`, tagPage(family, page, words)] as const),
    ),
  ]);
  writeFiles(folder, pages);
  const {logo, problems: warnings} = logoOf(stage, families, options.files, options.folder);
  const written = new Map<string, string | Uint8Array>([
    ...documents.flatMap(({contents}) => Array.from(contents)),
    ...pages,
    ...(await formatted(withLogo(siteData(families, options, words, read), logo), JSON.parse(read(FORMAT)) as object)),
    ...KEPT.map((file) => [file, read(file)] as const),
    ['contract.config.yaml', LEVELS],
    ['versions.json', '[]\n'],
    ['tools/adopt/paths.json', ownPaths()],
    ['contract/words/index.ts', wordsIndex(options.language)],
    [PUBLISHED, await trying(families, stage, words, () => publishedAddresses(folder))],
    [MOVED, '{}\n'],
    ...(logo ? [[logo.file, logo.content] as const] : []),
  ]);
  const removed = [...SAMPLE, ...otherTexts(options.language)];
  return {change: {removed, written}, families, offences: stage.offences, warnings};
}
