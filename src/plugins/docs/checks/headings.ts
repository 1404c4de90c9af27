import type {DocFile} from '../doc-files';
import type {Problem} from '../../../../contract';
import {problemIn} from './problem';
import {proseLines} from '../page-lines';

const HEADING = /^(#{1,6})\s+(.+?)\s*$/;
const ID = /\{#([^}]*)\}$/;
const LEVELS = {title: 1, section: 2, deepest: 3};

function idMistake(heading: string, ids: ReadonlySet<string>): string | undefined {
  const fix = 'Expected an ASCII id of its own at the end of the heading, e.g. {#signature}.';
  const id = ID.exec(heading)?.[1];
  if (id === undefined) return `heading "${heading}" has no id. ${fix}`;
  if (!/^[\w.-]+$/.test(id)) return `heading id "${id}" has characters that beta.13 cannot read back. ${fix}`;
  return ids.has(id) ? `heading id "${id}" stands twice on the page. ${fix}` : undefined;
}

function levelMistake(heading: string, level: number, above: number): string | undefined {
  if (level === LEVELS.title) return `"${heading}" is a second h1: the title of the front matter is the first. Write ## or deeper.`;
  if (level > LEVELS.deepest) return `"${heading}" is an h${level}, which no table of contents lists. Write ## or ###, or bold text.`;
  return level > above + 1 ? `"${heading}" is an h${level} under an h${above}. Write ${'#'.repeat(above + 1)}, or put a section above it.` : undefined;
}

/**
 * Finds the headings of a page that are not h2 and h3 in their order, each with an ASCII id of its own. Chinese ids, as
 * `docusaurus write-heading-ids` makes them, are shown as text by beta.13 (upstream #7604).
 *
 * @param expanded the page with what its blocks become: a heading may stand under one of a block. Without it nothing is said of
 *   what a heading stands under.
 */
export function headingProblems({file, markdown}: DocFile, expanded?: string): readonly Problem[] {
  const written = proseLines(markdown).filter(({text}) => HEADING.test(text));
  const ids = new Set<string>();
  let above = LEVELS.title;
  return proseLines(expanded ?? markdown).flatMap(({text}) => {
    const [, marks, heading] = HEADING.exec(text) ?? [];
    if (!marks) return [];
    const levelAbove = expanded === undefined ? marks.length : above;
    above = marks.length;
    if (written[0]?.text !== text) return [];
    const line = written.shift()?.number ?? 1;
    const messages = [levelMistake(heading, marks.length, levelAbove), marks.length === LEVELS.title ? undefined : idMistake(heading, ids)];
    ids.add(ID.exec(heading)?.[1] ?? '');
    return messages.flatMap((message) => (message ? [problemIn(file, line, message)] : []));
  });
}
