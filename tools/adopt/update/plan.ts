import {existsSync, readFileSync, rmSync} from 'fs';
import path from 'path';
import {compareVersions, openContracts, operationsOf, throwProblems, uniqueNames} from '../../../contract';
import type {Contracts} from '../../../contract';
import {MOVED, PUBLISHED} from '../../../src/plugins/addresses/ledger';
import type {Ledger, Moved} from '../../../src/plugins/addresses/ledger';
import {expandPage} from '../../../src/plugins/docs/blocks/expanded-page';
import {heavyPages} from '../../../src/plugins/docs/blocks/heavy-pages';
import {readDocFiles} from '../../../src/plugins/docs/files/doc-files';
import {docsVersions} from '../../../src/data/versions';
import * as words from '../../../contract/words';
import type {Document} from '../documents';
import {currentAddresses} from '../ledger';
import {pageGroups} from '../groups';
import {tagPage} from '../page-texts';
import {familyOf} from '../pages';
import {writeFiles} from '../stage';
import type {Change} from '../work-tree';
import {withRedirects} from './addresses';
import {draftsOf} from './changes-page';
import type {Matched} from './operations';
import {planPages} from './pages';
import type {Page} from './pages';
import {forWriters, pageLines} from './lines';
import {SIDEBARS, dataFiles, pageId, sidebarOf} from './site';
import {DOCS, stageUpdate} from './stage';
import type {StagedUpdate} from './stage';
import type {FamilyUpdate, Report} from './summary';
import {planTranslations, translatedPages} from './translations';

/** The change to a site, and its report; no change if the documents are the same. */
export type Update = {readonly change?: Change; readonly report: Report};

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

/** The changes to the pages of all contracts. */
function pagesOf(siteDir: string, {stage, matched}: StagedUpdate, documents: readonly Document[]) {
  const files = readDocFiles(siteDir).filter(({file}) => file.startsWith(`${DOCS}/`));
  const known = files.map(({file}) => pageId(file));
  let pages: readonly Page[] = files.map(({file, markdown}) => ({file, text: markdown}));
  let translated = translatedPages(siteDir);
  const written = new Map<string, string>();
  const plans = documents.map((document) => {
    const {family} = document;
    const laidOut = familyOf(stage, document, words);
    // A new page can have the id of an unrelated existing page.
    const freeId = uniqueNames(known);
    const layout = laidOut.pages.map((page) => ({...page, id: freeId(page.id)}));
    const groups = pageGroups({...laidOut, pages: layout}, documents.length > 1, words);
    const change = {family, matched: matched.get(family) as Matched, layout, groups, shown: laidOut.shown};
    const own = planPages(change, pages);
    const others = planTranslations(change, own, translated);
    const plan = {
      ...own,
      ...others,
      written: new Map([...own.written, ...others.written]),
      removed: [...own.removed, ...others.removed],
      left: [...own.left, ...others.left],
    };
    const followed = (page: Page): Page => ({...page, text: plan.written.get(page.file) ?? page.text});
    pages = pages.map(followed);
    translated = translated.map(followed);
    plan.written.forEach((text, file) => written.set(file, text));
    plan.added.forEach(({page}) => written.set(`${DOCS}/${page.id}.mdx`, tagPage(family, page, words)));
    return plan;
  });
  return {plans, written, removed: plans.flatMap((plan) => plan.removed)};
}

/**
 * The ledger and redirects after the update, as files.
 *
 * @throws ProblemsError for a page that could not show the new documents
 */
async function addressFiles(siteDir: string, {stage: {folder}, matched}: StagedUpdate) {
  const ledger = <Kind>(file: string): Kind => JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as Kind;
  const moved = ledger<Moved>(MOVED);
  const frozen = docsVersions.filter((one) => one.folder !== DOCS).map((one) => `/docs/${one.number}/`);
  const now = await currentAddresses(folder);
  for (const {file, text} of translatedPages(folder))
    throwProblems((await expandPage(folder, '/docs', {file, markdown: text})).problems);
  const addresses = withRedirects(
    {published: ledger<Ledger>(PUBLISHED), moved},
    (route) => route.startsWith('/docs/') && !frozen.some((one) => `${route}/`.startsWith(one)),
    now,
    [...matched.values()],
    '/docs/',
  );
  const files: readonly (readonly [string, string])[] = [
    [PUBLISHED, `${JSON.stringify(addresses.published, null, 1)}\n`],
    [MOVED, `${JSON.stringify(addresses.moved, null, 2)}\n`],
  ];
  return {files, redirects: Object.keys(addresses.moved).filter((from) => !(from in moved)).length};
}

/** The number of pages of the updated site that are too large. */
function heavyIn(folder: string, documents: readonly Document[]): number {
  const contracts = openContracts(folder, DOCS);
  return documents.flatMap(({family}) => heavyPages(DOCS, family, contracts)).length;
}

/**
 * Plans the replacement of the site's documents without making it.
 *
 * @param folder an empty folder for a trial
 * @throws ProblemsError with all problems of the documents, or with a page that could not show them
 */
export async function planUpdate(siteDir: string, folder: string, documents: readonly Document[]): Promise<Update> {
  const staged = stageUpdate(siteDir, folder, documents);
  const {before, stage, matched, gone, rests} = staged;
  const pages = pagesOf(siteDir, staged, documents);
  const written = new Map<string, string | Uint8Array>([
    ...documents.flatMap(({contents}) => [...contents]),
    ...rests.flatMap(({file, text}) => (text === undefined ? [] : [[file, text] as const])),
    ...pages.written,
    ...dataFiles(siteDir, matched, pages.removed),
  ]);
  writeFiles(folder, written);
  pages.removed.forEach((file) => rmSync(path.join(folder, file)));

  const drafts = draftsOf(siteDir, folder);
  const sidebar = await sidebarOf(
    siteDir,
    pages.plans,
    drafts.pages.filter(({isNew}) => isNew).map(({file}) => file),
  );
  [...drafts.files, [SIDEBARS, sidebar.text] as const].forEach(([file, text]) => written.set(file, text));
  writeFiles(folder, drafts.files);
  const addresses = await addressFiles(siteDir, staged);
  addresses.files.forEach(([file, text]) => written.set(file, text));
  const changed = new Map(Array.from(written).filter(([file, content]) => !isSame(siteDir, file, content)));
  const removed = [...gone, ...pages.removed, ...rests.flatMap(({file, text}) => (text === undefined ? [file] : []))];
  const {contracts} = stage;
  const report: Report = {
    version: before.number,
    families: Array.from(matched, ([family, one]) => familyUpdate(family, one, before.contracts, contracts)),
    differences: compareVersions({
      before: {...before, folder: `${DOCS}-before`},
      after: {...before, contracts, names: contracts.names},
    }),
    pages: [
      ...pages.plans.flatMap(pageLines),
      ...drafts.pages.map(({file, isNew}) =>
        words.interpolate(words.adopt.update[isNew ? 'added' : 'changed'], {file}),
      ),
    ],
    redirects: addresses.redirects,
    hand: forWriters(staged, pages.plans, {
      homeless: sidebar.homeless,
      drafts: drafts.count,
      stale: drafts.stale,
      heavy: heavyIn(folder, documents),
    }),
  };
  return changed.size + removed.length === 0 ? {report} : {change: {removed, written: changed}, report};
}
