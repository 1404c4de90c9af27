import type {DocFile} from '../doc-files';
import type {Problem} from '../../../../contract';

const PLUGIN = 'docs';

/** A heading with an id of its own, which Docusaurus 3 hides from MDX as this does. */
const HEADING_ID = /^(#{1,6} .*?)\{#(?=[\w.-]+\}\s*$)/gm;
const FRONT_MATTER = /^---\n[^]*?\n---\n/;
/** A place that a message names. */
const PLACE = /\((\d+):(\d+)/;
const FIX = 'MDX takes < for the start of a tag and { for that of code. Put them into a code span, or close the tag.';

type Place = {readonly line: number; readonly column: number};
type Node = {readonly type: string; readonly position?: {readonly start: Place}; readonly children?: readonly Node[]};
/** What the parser throws. */
type Refusal = Partial<Place> & {readonly reason?: string};

/** The text as Docusaurus 3 gives it to MDX, with the lines that it had. */
const forMdx = (markdown: string): string =>
  markdown.replace(/\r\n/g, '\n').replace(FRONT_MATTER, (text) => text.replace(/.+/g, '')).replace(HEADING_ID, '$1\\{#');

/** Code in braces, which would run as a part of the page. */
const expressionsIn = (node: Node): readonly Node[] =>
  /^mdx(?:Text|Flow)Expression$/.test(node.type) ? [node] : (node.children ?? []).flatMap(expressionsIn);

/**
 * Reads pages as MDX 3 does, which is stricter than the MDX 1 of beta.13 and names the place of a mistake: what both accept
 * can move to Docusaurus 3 as it is.
 *
 * @returns what MDX 3 refuses, and code in braces
 */
export async function syntaxProblems(pages: readonly DocFile[]): Promise<readonly Problem[]> {
  const {createProcessor} = await import('mdx3');
  const processor = createProcessor();
  return pages.flatMap(({file, markdown}) => {
    try {
      return expressionsIn(processor.parse(forMdx(markdown)) as Node).map(({position}) => ({
        plugin: PLUGIN,
        file,
        ...position?.start,
        message: `braces in prose are code. ${FIX}`,
      }));
    } catch (error) {
      const {reason = '', line, column} = error as Refusal;
      const [, namedLine, namedColumn] = PLACE.exec(reason) ?? [];
      const place = {line: line ?? Number(namedLine), column: column ?? Number(namedColumn)};
      return [{plugin: PLUGIN, file, ...place, message: `${reason}. ${FIX}`}];
    }
  });
}
