import {cpSync, existsSync, readFileSync, rmSync} from 'fs';
import path from 'path';
import {
  CONTRACT_FOLDER,
  checkContracts,
  compareVersions,
  contractVersions,
  openContracts,
  operationsOf,
  pathInFolder,
  throwProblems,
} from '../../../contract';
import type {Contracts, VersionContracts} from '../../../contract';
import {MOVED, PUBLISHED} from '../../../src/plugins/addresses/ledger';
import type {Ledger, Moved} from '../../../src/plugins/addresses/ledger';
import {readDocFiles} from '../../../src/plugins/docs/files/doc-files';
import {docsVersions} from '../../../src/data/versions';
import * as words from '../../../words';
import type {Document} from '../documents';
import {currentAddresses} from '../ledger';
import {tagPage} from '../page-texts';
import {familyOf} from '../pages';
import {asTheirs, writeFiles} from '../stage';
import type {Change} from '../work-tree';
import {withRedirects} from './addresses';
import {withDrafts} from './changes';
import {matchOperations} from './operations';
import type {Matched} from './operations';
import {restOfOverlay} from './overlay';
import {planPages} from './pages';
import {SIDEBARS, dataFiles, pageId, sidebarOf} from './site';
import type {FamilyUpdate, Report} from './summary';

const DOCS = 'docs';
const CHANGES = `${DOCS}/${CONTRACT_FOLDER}/changes.yaml`;

/** What becomes of a site, and what is to be said of it; no change where the documents are those that it has. */
export type Update = {readonly change?: Change; readonly report: Report};

/** The files of a family in the site: its document, and what that refers to. */
function filesOf(siteDir: string, family: string): readonly string[] {
  const contracts = openContracts(siteDir, DOCS);
  contracts.read(family);
  return contracts
    .asked()
    .filter((name) => contracts.has(name) && (name === family || pathInFolder(contracts.fileOf(name)).includes('/')))
    .map(contracts.fileOf);
}

/** The files that only the families have which are updated, and the new documents do not. */
function oldFiles(siteDir: string, names: readonly string[], documents: readonly Document[]): readonly string[] {
  const updated = documents.map(({family}) => family);
  const others = names.filter((name) => !updated.includes(name)).flatMap((name) => filesOf(siteDir, name));
  const kept = new Set([...others, ...documents.flatMap(({contents}) => [...contents.keys()])]);
  return updated.flatMap((family) => filesOf(siteDir, family)).filter((file) => !kept.has(file));
}

const isSame = (siteDir: string, file: string, content: string | Uint8Array): boolean =>
  existsSync(path.join(siteDir, file)) && readFileSync(path.join(siteDir, file)).equals(Buffer.from(content));

const versionOf = (contracts: Contracts, family: string): string => contracts.read(family).info?.version ?? '';

function familyUpdate(family: string, {pairs, added}: Matched, before: Contracts, after: Contracts): FamilyUpdate {
  const isRenamed = ({before: one, after: other}: Matched['pairs'][number]): boolean =>
    other !== undefined && one.operation.operationId !== other.operation.operationId;
  return {
    family,
    before: versionOf(before, family),
    after: versionOf(after, family),
    count: operationsOf(after.read(family)).length,
    added: added.length,
    removed: pairs.filter((pair) => !pair.after).length,
    renamed: pairs.filter(isRenamed).length,
  };
}

/**
 * Tells what becomes of the site when documents take the place of those that it has, and changes nothing.
 *
 * @param folder an empty folder to try it in
 * @throws ProblemsError with all that is wrong with the documents, or with a page that could not show them
 */
export async function planUpdate(siteDir: string, folder: string, documents: readonly Document[]): Promise<Update> {
  const before = contractVersions(siteDir, docsVersions).find((one) => one.folder === DOCS) as VersionContracts;
  const number = before.number;
  const files = readDocFiles(siteDir).filter(({file}) => file.startsWith(`${DOCS}/`));
  const gone = oldFiles(siteDir, before.names, documents);
  [DOCS, 'versioned_docs']
    .filter((name) => existsSync(path.join(siteDir, name)))
    .forEach((name) => cpSync(path.join(siteDir, name), path.join(folder, name), {recursive: true}));
  gone.forEach((file) => rmSync(path.join(folder, file)));
  documents.forEach(({contents}) => writeFiles(folder, contents));
  const rests = documents.flatMap(({contract}) => restOfOverlay(folder, contract) ?? []);
  rests.forEach(({file, text}) =>
    text === undefined ? rmSync(path.join(folder, file)) : writeFiles(folder, [[file, text]]),
  );
  const {problems} = checkContracts(folder, contractVersions(folder, docsVersions), DOCS);
  throwProblems(problems.map((problem) => asTheirs(problem, documents)));

  const contracts = openContracts(folder, DOCS);
  const stage = {folder, contracts, offences: []};
  const matched = new Map(
    documents.map(({family}) => {
      const of = (some: Contracts) => operationsOf(some.read(family));
      return [family, matchOperations(of(before.contracts), of(contracts))] as const;
    }),
  );
  const written = new Map<string, string | Uint8Array>(documents.flatMap(({contents}) => Array.from(contents)));
  rests.forEach(({file, text}) => text !== undefined && written.set(file, text));
  let pages: readonly {readonly file: string; readonly text: string}[] = files.map(({file, markdown}) => ({
    file,
    text: markdown,
  }));
  const plans = documents.map((document) => {
    const {family} = document;
    const {shown, pages: layout} = familyOf(stage, document, words);
    const free = layout.map((page) => ({
      ...page,
      id: freeId(
        page.id,
        files.map(({file}) => pageId(file)),
      ),
    }));
    const made = planPages(family, matched.get(family) as Matched, pages, free, shown);
    pages = pages.map((page) => ({...page, text: made.written.get(page.file) ?? page.text}));
    made.written.forEach((text, file) => written.set(file, text));
    made.added.forEach(({page}) => written.set(`${DOCS}/${page.id}.mdx`, tagPage(family, page, words)));
    return made;
  });
  const removedPages = plans.flatMap(({removed}) => removed);
  const {text: sidebar, homeless} = await sidebarOf(siteDir, plans);
  written.set(SIDEBARS, sidebar);
  dataFiles(siteDir, matched, removedPages).forEach((text, file) => written.set(file, text));
  writeFiles(folder, written);
  removedPages.forEach((file) => rmSync(path.join(folder, file)));

  const ledger = <Kind>(file: string): Kind => JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as Kind;
  const frozen = docsVersions.filter((one) => one.folder !== DOCS).map((one) => `/docs/${one.number}/`);
  const moved = ledger<Moved>(MOVED);
  const addresses = withRedirects(
    {published: ledger<Ledger>(PUBLISHED), moved},
    (route) => route.startsWith('/docs/') && !frozen.some((one) => `${route}/`.startsWith(one)),
    await currentAddresses(folder),
    [...matched.values()],
    '/docs/',
  );
  written.set(PUBLISHED, `${JSON.stringify(addresses.published, null, 1)}\n`);
  written.set(MOVED, `${JSON.stringify(addresses.moved, null, 2)}\n`);
  const changes = existsSync(path.join(siteDir, CHANGES)) ? readFileSync(path.join(siteDir, CHANGES), 'utf8') : '';
  const drafts = withDrafts(contractVersions(folder, docsVersions), DOCS, changes);
  if (drafts) written.set(CHANGES, drafts.text);
  const changed = new Map(Array.from(written).filter(([file, content]) => !isSame(siteDir, file, content)));
  const removed = [...gone, ...removedPages, ...rests.flatMap(({file, text}) => (text === undefined ? [file] : []))];
  const texts = words.adopt.update;
  const report: Report = {
    version: number,
    families: documents.map(({family}) =>
      familyUpdate(family, matched.get(family) as Matched, before.contracts, contracts),
    ),
    differences: compareVersions({
      before: {...before, folder: `${DOCS}-before`},
      after: {...before, contracts, names: contracts.names},
    }),
    pages: plans.flatMap((plan) => [
      ...plan.added.map(({page}) => words.interpolate(texts.added, {file: `${DOCS}/${page.id}.mdx`})),
      ...[...plan.written.keys()].map((file) => words.interpolate(texts.changed, {file})),
      ...plan.removed.map((file) => words.interpolate(texts.removed, {file})),
    ]),
    redirects: Object.keys(addresses.moved).filter((from) => !(from in moved)).length,
    hand: [
      ...plans.flatMap(({left}) => left.map((place) => words.interpolate(texts.left, {place}))),
      ...rests.flatMap(({file, gone: targets}) =>
        targets.map((target) => words.interpolate(texts.overlay, {file, target})),
      ),
      ...homeless.map((page) => words.interpolate(texts.sidebar, {page})),
      ...(drafts ? [words.interpolate(texts.drafts, {count: drafts.count})] : []),
    ],
  };
  return changed.size + removed.length === 0 ? {report} : {change: {removed, written: changed}, report};
}

/** A page id that no page has: that of a new page may be the one of an old page of another name. */
function freeId(id: string, known: readonly string[]): string {
  if (!known.includes(id)) return id;
  let count = 2;
  while (known.includes(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
}
