import type {DocFile} from '../doc-files';
import type {Problem} from '../../../../contract';
import {problemIn} from './problem';
import {proseLines} from '../page-lines';

/** Code, which stays as it is, or an image without a text. */
const IMAGE = /`[^`]*`|!\[\s*\]\(([^)]*)\)|<img\b(?![^>]*\balt=(?:"[^"]+"|'[^']+'|\{))[^>]*>/g;

/** Finds images that say nothing to those who do not see them. */
export function imageProblems({file, markdown}: DocFile): readonly Problem[] {
  return proseLines(markdown).flatMap(({number: line, text}) =>
    Array.from(text.matchAll(IMAGE))
      .filter(([found]) => !found.startsWith('`'))
      .map(([found]) => problemIn(file, line, `the image ${found} has no text. Say what it shows: ![结算单的状态](settlement.svg).`)),
  );
}
