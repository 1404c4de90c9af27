import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/docFrontMatter';
import {parseFrontMatter} from '@docusaurus/utils';
import {LineCounter, isCollection, isPair, isScalar, parseDocument} from 'yaml';
import type {Document, Node} from 'yaml';
import type {Problem} from '../../../../contract';
import type {DocFile} from '../doc-files';
import {problemIn} from './problem';
import {detailsOf} from './quietly';
import type {Detail} from './quietly';

/** The block at the beginning of a page, the only form that beta.13 reads. */
const FRONT_MATTER = /^\ufeff?---[ \t]*\n([^]*?)(?:^|\n)---[ \t]*(?:\n|$)/;
/** Line of the page where the YAML begins. */
const FIRST_LINE = 2;

type Yaml = {readonly document: Document; readonly lines: LineCounter};

const read = (markdown: string): Yaml => {
  const lines = new LineCounter();
  return {
    document: parseDocument(FRONT_MATTER.exec(markdown.replace(/\r/g, ''))?.[1] ?? '', {lineCounter: lines}),
    lines,
  };
};

/** The key of a pair of a map, or an entry of a list. */
function nodeAt({contents}: Document, path: Detail['path']): Node | undefined {
  let [place, value]: (Node | undefined)[] = [undefined, contents as Node | undefined];
  for (const name of path) {
    if (!isCollection(value)) break;
    const found = value.items.find((item, index) =>
      isPair(item) ? isScalar(item.key) && String(item.key.value) === String(name) : index === name,
    );
    if (found === undefined) break;
    place = (isPair(found) ? found.key : found) as Node;
    value = (isPair(found) ? found.value : found) as Node | undefined;
  }
  return place;
}

/**
 * A problem of a key of the front matter.
 *
 * @param path the key, and what is in it; a page without the key is reported in its first line
 */
export function frontMatterProblem({file, markdown}: DocFile, path: Detail['path'], message: string): Problem {
  const {document, lines} = read(markdown);
  const range = nodeAt(document, path)?.range;
  if (!range) return problemIn(file, 1, message);
  const {line, col: column} = lines.linePos(range[0]);
  return {...problemIn(file, line + FIRST_LINE - 1, message), column};
}

/** Finds front matter that is no YAML, or of which beta.13 cannot take a value; keys that it does not know are the writer's own. */
export function frontMatterProblems(page: DocFile): readonly Problem[] {
  const {file, markdown} = page;
  const {errors} = read(markdown).document;
  if (errors.length > 0) {
    const {linePos, message} = errors[0];
    const place = linePos?.[0] ?? {line: 0, col: undefined};
    const text = `the front matter is no YAML: ${message.split(' at line')[0]}. Put the text into quotes.`;
    return [{...problemIn(file, place.line + FIRST_LINE - 1, text), column: place.col}];
  }
  return detailsOf(() => validateDocFrontMatter(parseFrontMatter(markdown).frontMatter)).map(({path, message}) =>
    frontMatterProblem(page, path, `${message}. Mend the value, or take the key out.`),
  );
}
