import type {Heading, Root} from 'mdast';
import type {Problem} from '../../../contract';
import {nodesIn} from '../../../src/plugins/docs/page/nodes';
import type {ReadPage} from '../../../src/plugins/docs/page/read-page';
import {problemIn} from '../../../src/plugins/docs/checks/problem';

const LEVELS = {title: 1, section: 2, deepest: 3};

function idMistake(id: string | undefined, heading: string, ids: ReadonlySet<string>): string | undefined {
  const fix = 'Expected an ASCII id of its own at the end of the heading, e.g. {#signature}.';
  if (id === undefined) return `heading "${heading}" has no id. ${fix}`;
  if (!/^[\w.-]+$/.test(id)) return `heading id "${id}" has characters that beta.13 cannot read back. ${fix}`;
  return ids.has(id) ? `heading id "${id}" stands twice on the page. ${fix}` : undefined;
}

function levelMistake(heading: string, level: number, above: number): string | undefined {
  if (level === LEVELS.title)
    return `"${heading}" is a second h1: the title of the front matter is the first. Write ## or deeper.`;
  if (level > LEVELS.deepest)
    return `"${heading}" is an h${level}, which no table of contents lists. Write ## or ###, or bold text.`;
  return level > above + 1
    ? `"${heading}" is an h${level} under an h${above}. Write ${'#'.repeat(above + 1)}, or put a section above it.`
    : undefined;
}

/**
 * Finds headings of a page that skip a level, are not h2 or h3, or lack an ASCII id of their own. Chinese ids, which `docusaurus
 * write-heading-ids` creates, are shown as text by beta.13 (upstream #7604).
 *
 * @param expanded the page with its blocks replaced, as the heading above another one may come from a block; without it the order of levels
 *   is not checked
 */
export function headingProblems({file, markdown, root}: ReadPage, expanded?: Root): readonly Problem[] {
  const lines = markdown.split(/\r?\n/);
  const ids = new Set<string>();
  let above = LEVELS.title;
  return nodesIn(expanded ?? root)
    .filter((node): node is Heading => node.type === 'heading')
    .flatMap(({depth, data, position}) => {
      const levelAbove = expanded ? above : depth;
      above = depth;
      if (!position) return [];
      const {line} = position.start;
      const heading = lines[line - 1].replace(/^\s*#+\s+/, '').trimEnd();
      const messages = [
        levelMistake(heading, depth, levelAbove),
        depth === LEVELS.title ? undefined : idMistake(data?.hasSlug ? undefined : data?.id, heading, ids),
      ];
      ids.add(data?.id ?? '');
      return messages.flatMap((message) => (message ? [problemIn(file, line, message)] : []));
    });
}
