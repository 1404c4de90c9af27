import {LineCounter, parseDocument} from 'yaml';
import type {DocFile} from '../doc-files';
import type {Problem} from '../problems';

export const FRONT_MATTER = /^---\n([^]*?\n)---\n/;
/** Where the YAML parser writes the place itself. */
const YAML_PLACE = / at line \d+, column \d+:$/;

/** Finds front matter that is no YAML; upstream names neither the file nor the line in it. */
export function frontMatterProblems({file, markdown}: DocFile): readonly Problem[] {
  const lineCounter = new LineCounter();
  const {errors} = parseDocument(FRONT_MATTER.exec(markdown.replace(/\r\n/g, '\n'))?.[1] ?? '', {lineCounter});
  return errors.map(({message, linePos}) => {
    const {line, col} = linePos?.[0] ?? {line: 0, col: 1};
    const what = message.split('\n')[0].replace(YAML_PLACE, '.');
    const fix = 'Mend the front matter; put a text with : or [ in it into quotes.';
    return {plugin: 'mdx-syntax', file, line: line + 1, column: col, message: `${what} ${fix}`};
  });
}
