import type {Problem} from '../../../../contract';
import {CHANGES_PAGE} from '../blocks/site-pages';
import {folderOf, numberOf} from '../blocks/page-context';
import {readDocFiles} from '../doc-files';
import type {DocFile} from '../doc-files';
import {PLUGIN} from './check';
import {siteVersions} from '../site-versions';
import {pageLines} from '../page-lines';

/** A description that begins with the number of a version, which readers take for that of the page. */
const DESCRIPTION = /^description: ['"]?(\d+\.\d+)\b/;

/** Pages whose description begins with the number of another version: they were frozen, or went on, with the words of it. */
function descriptionProblems({file, markdown}: DocFile): readonly Problem[] {
  const number = numberOf(folderOf(file));
  const lines = markdown.split(/\r?\n/);
  const index = lines.findIndex((line) => DESCRIPTION.test(line));
  const said = DESCRIPTION.exec(lines[index] ?? '')?.[1];
  if (!said || said === number) return [];
  const message = `the description speaks of ${said}, but the page belongs to ${number}. Say what it has in ${number}: cards, search engines and the home page show it.`;
  return [{plugin: PLUGIN, file, line: index + 1, message}];
}

/** Versions whose page of changes does not show what changed in them. */
function changesPageProblems(siteDir: string, pages: readonly DocFile[]): readonly Problem[] {
  return siteVersions(siteDir)
    .slice(1)
    .flatMap(({folder}) => {
      const number = numberOf(folder);
      const page = pages.find(({file}) => file.startsWith(`${folder}/${CHANGES_PAGE}.`));
      const shows = page && pageLines(page.markdown).some(({text, code}) => code === 'opens' && text.trimEnd() === `\`\`\`changes ${number}`);
      if (!page || shows) return [];
      const message = `the changes of ${number} are not shown. Add the heading "## ${number} {#v${number.replace('.', '-')}}" and the block "changes ${number}".`;
      return [{plugin: PLUGIN, file: page.file, message}];
    });
}

/** What the pages of a version still say of another one, and what they do not say of their own. */
export function pageProblems(siteDir: string): readonly Problem[] {
  const pages = readDocFiles(siteDir);
  return [...changesPageProblems(siteDir, pages), ...pages.flatMap(descriptionProblems)];
}
