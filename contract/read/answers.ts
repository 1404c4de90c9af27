import {existsSync} from 'fs';
import path from 'path';
import {readYamlOnce} from './yaml-file';
import type {YamlFile} from './yaml-file';

/**
 * File in the folder of a docs version with the recorded response of the sandbox to the sample of each interface, by its name, e.g.
 * `shop#createOrder`.
 */
export const ANSWERS = '_samples/answers.json';

/**
 * Reads the recorded responses of a docs version; undefined without that file.
 *
 * @param folder folder of the version relative to the site, e.g. `docs`
 * @throws ProblemsError if the file is not valid JSON
 */
export function recordedAnswers(siteDir: string, folder: string): YamlFile | undefined {
  const file = `${folder}/${ANSWERS}`;
  return existsSync(path.join(siteDir, file)) ? readYamlOnce(siteDir, file) : undefined;
}
