import {existsSync} from 'fs';
import path from 'path';
import {validateCategoryMetadataFile} from '@docusaurus/plugin-content-docs/lib/sidebars/validation';
import type {Problem, YamlFile} from '../../../../contract';
import {collectProblems, readYamlOnce, suggestion} from '../../../../contract';
import {problemIn, readDocFiles, PLUGIN} from '../files/doc-files';
import type {DocFile} from '../files/doc-files';
import type {StockVersion} from '../files/stock-docs';
import {readDocuments, idsOf} from './documents';
import type {DocDocument} from './documents';
import {frontMatterProblems} from './front-matter';
import {detailsOf} from './problem';
import {sidebarProblems} from './sidebars';

const isIn = ({folder, localized}: StockVersion, file: string): boolean =>
  [folder, localized].some((name) => file.startsWith(`${name}/`));

function versionDocumentProblems(
  siteDir: string,
  version: StockVersion,
  files: readonly DocFile[],
): readonly Problem[] {
  const pages = files.filter(({file}) => isIn(version, file));
  if (pages.length === 0) return [problemIn(version.folder, 'has no page. Write one, e.g. index.md.')];
  const {known, problems} = readDocuments(version, pages);
  // Links to a page with a mistake would be reported as broken.
  return problems.length > 0
    ? problems
    : [...sidebarProblems(siteDir, version, known), ...categoryProblems(siteDir, version, known)];
}

/** Finds all problems for which beta.13 would fail to load the docs. */
export function documentProblems(
  siteDir: string,
  versions: readonly StockVersion[],
  files: readonly DocFile[] = readDocFiles(siteDir),
): readonly Problem[] {
  const frontMatter = files.flatMap((page) => frontMatterProblems(page));
  return frontMatter.length > 0
    ? frontMatter
    : versions.flatMap((version) => versionDocumentProblems(siteDir, version, files));
}

/** Names of the category file of a folder; beta.13 reads the first that exists. */
const NAMES = ['_category_.json', '_category_.yml', '_category_.yaml'];

function foldersOf(known: readonly DocDocument[]): readonly string[] {
  const all = known.flatMap(({document: {sourceDirName}}) => {
    const parts = sourceDirName === '.' ? [] : sourceDirName.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return Array.from(new Set(all));
}

/** Reports a category's link to a missing page; beta.13 also knows the pages of its folder by the last part of their ids. */
function linkMistake({data}: YamlFile, folder: string, known: readonly DocDocument[]): string | undefined {
  const {link} = (data ?? {}) as {readonly link?: {readonly type?: unknown; readonly id?: unknown}};
  if (link?.type !== 'doc') return undefined;
  const id = String(link.id);
  const inFolder = known.filter(({document}) => document.sourceDirName === folder);
  const ids = [...inFolder.map(({document}) => document.id.split('/').pop() ?? ''), ...known.flatMap(idsOf)];
  if (ids.includes(id)) return undefined;
  return `the link of the category names no page: "${id}".${suggestion(id, ids)} Write the id of a page of this version.`;
}

/** Finds values in `_category_.json` and `_category_.yml` that beta.13 would reject. */
function categoryProblems(siteDir: string, {folder}: StockVersion, known: readonly DocDocument[]): readonly Problem[] {
  return foldersOf(known).flatMap((inner) => {
    const file = NAMES.map((name) => `${folder}/${inner}/${name}`).find((name) => existsSync(path.join(siteDir, name)));
    if (file === undefined) return [];
    const found = collectProblems(() => {
      const yaml = readYamlOnce(siteDir, file);
      const at = (keys: readonly (string | number)[]) => ({plugin: PLUGIN, file, ...yaml.positionOf(keys)});
      const wrong = detailsOf(() => validateCategoryMetadataFile(yaml.data));
      if (wrong.length > 0)
        return wrong.map(({message, path: keys}) => ({...at(keys), message: `${message}. Fix it.`}));
      const mistake = linkMistake(yaml, inner, known);
      return mistake ? [{...at(['link', 'id']), message: mistake}] : [];
    });
    return found.map((problem) => ({...problem, plugin: PLUGIN}));
  });
}
