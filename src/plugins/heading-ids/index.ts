import type {LoadContext, Plugin} from '@docusaurus/types';
import {linesOutsideFences, readDocFiles} from '../doc-files';
import {throwProblems} from '../problems';
import type {Problem} from '../problems';

const PLUGIN = 'heading-ids';

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
  const ids = new Set<string>();
  return linesOutsideFences(markdown).flatMap(({line, text}) => {
    const heading = HEADING.exec(text)?.[1];
    if (!heading) return [];
    const message = problemOf(heading, ids);
    ids.add(ID.exec(heading)?.[1] ?? '');
    return message ? [{plugin: PLUGIN, file, line, message: `${message}. ${FIX}`}] : [];
  });
}

/**
 * Checks the headings of all docs before they are built.
 *
 * @throws one error that lists every problem with file, line and remedy
 */
export default function headingIds({siteDir}: LoadContext): Plugin<void> {
  return {
    name: PLUGIN,
    async loadContent() {
      throwProblems(readDocFiles(siteDir).flatMap(({file, markdown}) => headingProblems(file, markdown)));
    },
  };
}
