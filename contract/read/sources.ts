import {readFileSync} from 'fs';
import path from 'path';
import {CONTRACT_FOLDER, contractFiles, contractName, isOverlay, pathInFolder} from './folder';
import {decoded} from '../values/decoded';
import type {VersionContracts} from './versions';

/** Percent-encoded characters, which references may contain for any character of a file name. */
const ESCAPED = /(?:%[\da-f]{2})+/gi;

/**
 * The files that a contract is made of: all files of its folder, but other contracts only if one of these files names them.
 *
 * @param name name of the contract, e.g. `shop`
 * @returns path relative to the contract folder and text of each file
 */
export function sourcesOf(
  siteDir: string,
  {folder, names}: VersionContracts,
  name: string,
): readonly (readonly [file: string, text: string])[] {
  const files = contractFiles(siteDir)
    .filter((file) => file.startsWith(`${folder}/${CONTRACT_FOLDER}/`))
    .sort();
  const others = files.filter(
    (file) => !isOverlay(file) && names.includes(contractName(file)) && contractName(file) !== name,
  );
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]));
  const used = new Set(files.filter((file) => !others.includes(file)));
  for (const file of used) {
    const text = texts.get(file)?.replace(ESCAPED, decoded);
    others.filter((other) => text?.includes(pathInFolder(other))).forEach((other) => used.add(other));
  }
  return [...used].map((file) => [pathInFolder(file), texts.get(file) ?? '']);
}
