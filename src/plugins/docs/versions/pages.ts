import type {Problem} from '../../../../contract';
import {CHANGES_PAGE, docsVersions} from '../../../data/versions';
import {problemIn, folderOf, numberOf} from '../files/doc-files';
import type {DocFile} from '../files/doc-files';
import type {ReadPage} from '../read/read-page';
import {siteVersions} from '../files/site-versions';

/** A description that begins with a version number, which readers would take for the version of the page. */
const DESCRIPTION = /^description: ['"]?(\d+\.\d+)\b/;

/** Reports pages whose description begins with the number of another version of the site: it was not updated when the version was frozen. */
export function descriptionProblems({file, markdown}: DocFile): readonly Problem[] {
  const number = numberOf(folderOf(file));
  const lines = markdown.split(/\r?\n/);
  const index = lines.findIndex((line) => DESCRIPTION.test(line));
  const said = DESCRIPTION.exec(lines[index] ?? '')?.[1];
  if (said === number || !docsVersions.some((version) => version.number === said)) return [];
  const message = `the description speaks of ${said}, but the page belongs to ${number}. Say what it has in ${number}: cards, search engines and the home page show it.`;
  return [problemIn(file, message, {line: index + 1})];
}

/** A page, and the numbers of the versions whose changes it shows. */
type ChangesPage = {readonly file: string; readonly changes: readonly string[]};

/** Numbers of the versions whose changes a page shows. */
export const changesOn = ({root}: Pick<ReadPage, 'root'>): readonly string[] =>
  root.children.flatMap((node) => (node.type === 'code' && node.lang === 'changes' ? [node.meta ?? ''] : []));

/** Reports versions without their changes on the page of changes. */
export function changesPageProblems(siteDir: string, pages: readonly ChangesPage[]): readonly Problem[] {
  return siteVersions(siteDir)
    .slice(1)
    .flatMap(({folder}) => {
      const number = numberOf(folder);
      const page = pages.find(({file}) => file.startsWith(`${folder}/${CHANGES_PAGE}.`));
      if (!page || page.changes.includes(number)) return [];
      const message = `the changes of ${number} are not shown. Add the heading "## ${number} {#v${number.replace('.', '-')}}" and the block "changes ${number}".`;
      return [problemIn(page.file, message)];
    });
}
