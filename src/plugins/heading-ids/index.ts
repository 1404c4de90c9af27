import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {throwProblems} from '../problems';
import type {Problem} from '../problems';

const FOLDERS = ['docs', 'versioned_docs'];

/** Headings that a page's table of contents lists and that others link to. */
const HEADING = /^#{2,3}\s+(.+?)\s*$/;
const ID = /\{#([^}]*)\}$/;
const FIX = 'Expected an ASCII id of its own at the end of the heading, e.g. {#signature}.';

function problemOf(heading: string, ids: ReadonlySet<string>): string | undefined {
  const id = ID.exec(heading)?.[1];
  if (id === undefined) return `heading "${heading}" has no id`;
  if (!/^[\w.-]+$/.test(id)) return `heading id "${id}" has characters that beta.13 cannot read back`;
  return ids.has(id) ? `heading id "${id}" stands twice on the page` : undefined;
}

/**
 * Finds the h2 and h3 headings of a page without an ASCII id of their own. Chinese ids, as `docusaurus write-heading-ids`
 * makes them, are shown as text by beta.13 (upstream #7604).
 */
export function headingProblems(file: string, markdown: string): readonly Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  let fence: string | undefined;
  markdown.split(/\r?\n/).forEach((line, index) => {
    const mark = /^\s*(`{3,})/.exec(line)?.[1];
    if (mark && (!fence || mark.length >= fence.length)) fence = fence ? undefined : mark;
    const heading = fence ? undefined : HEADING.exec(line)?.[1];
    if (!heading) return;
    const message = problemOf(heading, ids);
    if (message) problems.push({plugin: 'heading-ids', file, line: index + 1, message: `${message}. ${FIX}`});
    ids.add(ID.exec(heading)?.[1] ?? '');
  });
  return problems;
}

function listPages(folder: string): readonly string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith('_')) return [];
    return entry.isDirectory() ? listPages(file) : /\.mdx?$/.test(entry.name) ? [file] : [];
  });
}

/**
 * Checks the headings of all docs before they are built.
 *
 * @throws one error that lists every problem with file, line and remedy
 */
export default function headingIds({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'heading-ids',
    async loadContent() {
      const problems = FOLDERS.map((folder) => path.join(siteDir, folder))
        .filter(existsSync)
        .flatMap(listPages)
        .flatMap((file) => headingProblems(path.relative(siteDir, file), readFileSync(file, 'utf8')));
      throwProblems(problems);
    },
  };
}
