import type {Problem} from '../../../../contract';
import type {DocFile} from '../files/doc-files';
import {problemIn} from './problem';

/** Finds pages whose names are no part of an address as they are: for `%` the router of beta.13 ends the build without naming the file. */
export function fileNameProblems({file}: DocFile): readonly Problem[] {
  const [character] = /[#%?\\]/.exec(file) ?? [];
  if (character === undefined) return [];
  const message = `"${character}" in the name of a page or its folder has another meaning in its address. Rename it without "${character}".`;
  return [problemIn(file, 1, message)];
}
