import path from 'path';
import {plainNumbers, sourceOf} from '../../values/numerals';
import {CONTRACT_FOLDER, contractName} from '../folder';
import {isNode} from '../nodes';
import type {YamlFile} from '../yaml-file';
import {inOpenApi} from './document';
import {fragmentInOpenApi} from './fragment';
import {createOrigins} from './origins';

/** Whether a document is of Swagger 2.0; many write the number without quotes. */
export const isSwagger2 = (data: unknown): boolean =>
  isNode(data) && ['2.0', '2'].includes(String(sourceOf(data.swagger)));

/** Whether a text refers to no other file, and has nothing that is marked as internal. */
export const isWhole = (text: string): boolean => !/x-internal|\$ref["']?\s*:\s*["']?[^#"'\s]/.test(text);

const isDocument = (data: unknown): boolean => isNode(data) && ('openapi' in data || 'swagger' in data);

/**
 * A file of Swagger 2.0, or one that such a document refers to, in the words of OpenAPI 3.0; its places are those of what was written. Other
 * files are given back.
 *
 * @param documents the documents of its folder
 * @see https://swagger.io/specification/v2/
 */
export function fromSwagger2(file: YamlFile, documents: () => readonly YamlFile[]): YamlFile {
  if (isDocument(file.exact) && !isSwagger2(file.exact)) return file;
  const old = documents().filter(({exact}) => isSwagger2(exact));
  if (old.length === 0) return file;
  const names = old.map((one) => contractName(one.file));
  const isOld = (reference: string): boolean =>
    names.includes(contractName(`${CONTRACT_FOLDER}/${path.posix.basename(reference)}`));
  const origins = createOrigins();
  const exact = isSwagger2(file.exact)
    ? inOpenApi(file.exact as Readonly<Record<string, unknown>>, origins, isOld)
    : fragmentInOpenApi(file.exact, old[0].exact as Readonly<Record<string, unknown>>, origins, isOld);
  return {
    ...file,
    exact,
    data: file.exact === file.data ? exact : plainNumbers(exact),
    positionOf: (keys) => file.positionOf(origins.of(exact, keys)),
  };
}
