import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {listFiles} from '../../../deploy/serve/list-files';
import {folderOf} from '../../../src/plugins/docs/files/doc-files';
import {planPages} from './pages';
import type {FamilyChange, Page, PagePlan} from './pages';

/** Folder of all texts in other languages. */
export const TRANSLATIONS = 'i18n';

const PAGE = /^[^/]+\/docusaurus-plugin-content-docs\/current\/.*\.mdx?$/;

/** The file, without extension, of the page that a translated page replaces. */
const original = (file: string): string => {
  const name = file.slice(file.indexOf('/current/') + '/current/'.length);
  return `${folderOf(file)}/${name}`.replace(/\.mdx?$/, '');
};

/** The translated pages of the current version. */
export function translatedPages(siteDir: string): readonly Page[] {
  const folder = path.join(siteDir, TRANSLATIONS);
  if (!existsSync(folder)) return [];
  return listFiles(folder)
    .filter((name) => PAGE.test(name))
    .sort()
    .map((name) => ({file: `${TRANSLATIONS}/${name}`, text: readFileSync(path.join(folder, name), 'utf8')}));
}

/**
 * Updates translated pages: an added operation goes to the translation of the page that shows it.
 *
 * @param plan the changes to the pages of the version
 */
export function planTranslations(
  change: FamilyChange,
  plan: PagePlan,
  pages: readonly Page[],
): Pick<PagePlan, 'written' | 'removed' | 'left'> & {
  /** Operations that could not be added to a page: `i18n/en/…/orders.mdx: makeOrder`. */
  readonly missing: readonly string[];
} {
  const plans = pages.map((page) => {
    const added = change.matched.added.filter(
      (one) => plan.placed.get(one)?.replace(/\.mdx?$/, '') === original(page.file),
    );
    const own = planPages({...change, matched: {...change.matched, added}}, [page]);
    const missing = own.added.flatMap(({page: {operations}}) => operations.map(({operation}) => operation.operationId));
    return {...own, missing: missing.map((id) => `${page.file}: ${id}`)};
  });
  return {
    written: new Map(plans.flatMap(({written}) => [...written])),
    removed: plans.flatMap(({removed}) => removed),
    left: plans.flatMap(({left}) => left),
    missing: plans.flatMap(({missing}) => missing),
  };
}
