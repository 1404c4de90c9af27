import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {CONTRACT_FOLDER, contractVersions, fencesOf, pageFile, targetOf} from '../../../contract';
import {CHANGES_PAGE, CURRENT_NUMBER, docsVersions} from '../../../src/data/versions';
import {versionAnchor} from '../../../src/plugins/docs/blocks/changes';
import * as words from '../../../contract/words';
import {block, frontMatter} from '../page-texts';
import {withDrafts} from './changes';
import {inserted, pageOf, sectionsOf} from './page';
import type {Page} from './pages';
import {DOCS} from './stage';
import {translatedPages} from './translations';

const CHANGES = `${DOCS}/${CONTRACT_FOLDER}/changes.yaml`;

/** A page that an update adds or changes. */
type ChangesPage = Page & {readonly isNew: boolean};

const descriptionOf = (version: string): string => words.interpolate(words.adopt.changes, {version});

/**
 * Adds the section of a version before that of the previous one, and renews the description if an update has written it.
 *
 * @param older numbers of the other versions
 * @internal exported for tests
 */
export function withSection(page: Page, number: string, older: readonly string[]): Page {
  const renewed = older.reduce((text, one) => text.replace(descriptionOf(one), descriptionOf(number)), page.text);
  const sections = sectionsOf(renewed);
  const newest = sections.findIndex(({rest}) => fencesOf(rest.join('\n')).some(({name}) => name === 'changes'));
  const heading = `## ${number} {#${versionAnchor(number)}}`;
  const added = {isHeading: true, head: [heading], rest: ['', ...block('changes', number).split('\n')]};
  return {...page, text: pageOf(inserted(sections, newest < 0 ? sections.length : newest, added))};
}

/** The page that an update adds. An adopted site begins without it, as its first version has no changes. */
const newPage = (number: string): Page => ({
  file: `${DOCS}/${CHANGES_PAGE}.mdx`,
  text: frontMatter(words.changes.page, descriptionOf(number)),
});

/** The page of changes, to which changed operations link, and its translations, where they do not show those of the version yet. */
function changesPages(folder: string): readonly ChangesPage[] {
  const file = pageFile(path.join(folder, DOCS), CHANGES_PAGE);
  if (file === undefined) return [{...withSection(newPage(CURRENT_NUMBER), CURRENT_NUMBER, []), isNew: true}];
  const own = `${DOCS}/${file}`;
  const older = docsVersions.map(({number}) => number).filter((number) => number !== CURRENT_NUMBER);
  const pages = [
    {file: own, text: readFileSync(path.join(folder, own), 'utf8')},
    ...translatedPages(folder).filter((page) => page.file.endsWith(`/current/${file}`)),
  ];
  const shows = ({text}: Page): boolean =>
    fencesOf(text).some(({name, info}) => name === 'changes' && targetOf(info) === CURRENT_NUMBER);
  return pages
    .filter((page) => !shows(page))
    .map((page) => ({...withSection(page, CURRENT_NUMBER, older), isNew: false}));
}

/** Drafts of explanations for the changes of the version, and the pages that show them. */
export function draftsOf(siteDir: string, folder: string) {
  const changes = existsSync(path.join(siteDir, CHANGES)) ? readFileSync(path.join(siteDir, CHANGES), 'utf8') : '';
  const drafts = withDrafts(contractVersions(folder, docsVersions), DOCS, changes);
  const pages = drafts ? changesPages(folder) : [];
  const files: readonly (readonly [string, string])[] = [
    ...(drafts ? [[CHANGES, drafts.text] as const] : []),
    ...pages.map(({file, text}) => [file, text] as const),
  ];
  return {files, pages, count: drafts?.count ?? 0, stale: drafts?.stale ?? 0};
}
