import {LineCounter, parseDocument} from 'yaml';
import type {Problem} from '../../../../contract';
import type {DocFile} from '../doc-files';
import {problemIn} from './problem';

/** The block between the first two lines of dashes, the only form that beta.13 reads. */
const FRONT_MATTER = /^---\n([\s\S]*?)^---$/m;
/** Line of the page where the YAML begins. */
const FIRST_LINE = 2;

/** Finds front matter that is no YAML. */
export function frontMatterProblems({file, markdown}: DocFile): readonly Problem[] {
  const lineCounter = new LineCounter();
  const {errors} = parseDocument(FRONT_MATTER.exec(markdown.replace(/\r/g, ''))?.[1] ?? '', {lineCounter});
  return errors
    .slice(0, 1)
    .map(({linePos, message}) =>
      problemIn(
        file,
        (linePos?.[0].line ?? 0) + FIRST_LINE - 1,
        `the front matter is no YAML: ${message.split(' at line')[0]}. Put the text into quotes.`,
      ),
    );
}
