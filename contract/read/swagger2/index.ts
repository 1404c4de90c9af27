import path from 'path';
import {decoded} from '../../values/decoded';
import {plainNumbers, sourceOf} from '../../values/numerals';
import {CONTRACT_FOLDER, contractName} from '../folder';
import {isNode, mapNodes} from '../../openapi/nodes';
import {ownValue, pointerKeys} from '../reference-targets';
import type {YamlFile} from '../yaml-file';
import {inOpenApi} from './document';
import {fragmentInOpenApi} from './fragment';
import {createOrigins} from './origins';
import {inNewerWords} from './words';

/** Whether a document is Swagger 2.0; many write the number without quotes. */
export const isSwagger2 = (data: unknown): boolean =>
  isNode(data) && ['2.0', '2'].includes(String(sourceOf(data.swagger)));

/** Whether a text has no reference to another file, and no `x-internal`. */
export const isWhole = (text: string): boolean => !/x-internal|\$ref["']?\s*:\s*["']?[^#"'\s]/.test(text);

const isDocument = (data: unknown): boolean => isNode(data) && ('openapi' in data || 'swagger' in data);

/** The other files of a folder: its documents, and a file by its path relative to the site, undefined if it cannot be read. */
export type OtherFiles = {
  readonly documents: () => readonly YamlFile[];
  readonly at: (file: string) => YamlFile | undefined;
};

/**
 * Converts a Swagger 2.0 document, or a file to which such documents refer, to OpenAPI 3.0; positions are those in the original file. Other
 * files are returned unchanged.
 *
 * @see https://swagger.io/specification/v2/
 */
export function fromSwagger2(file: YamlFile, {documents, at}: OtherFiles): YamlFile {
  if (isDocument(file.exact) && !isSwagger2(file.exact)) return file;
  const old = documents().filter(({exact}) => isSwagger2(exact));
  if (old.length === 0) return file;
  const names = old.map((one) => contractName(one.file));
  const isOld = (reference: string): boolean =>
    names.includes(contractName(`${CONTRACT_FOLDER}/${path.posix.basename(reference)}`));
  const elsewhere = ($ref: string): unknown => {
    const [name, pointer = ''] = $ref.split(/#(.*)/s).map(decoded);
    const keys = pointerKeys(pointer);
    const isShared = isOld(name) && keys[0] === 'components';
    const other = at(path.posix.join(path.posix.dirname(file.file), name));
    const found = (isShared ? keys.slice(1) : keys).reduce<unknown>(ownValue, other?.exact);
    const target = inNewerWords(found, (one) => (isShared && one === '') || isOld(one));
    if (!isShared) return target;
    return mapNodes(target, (node) =>
      typeof node.$ref === 'string' && node.$ref.startsWith('#') ? {...node, $ref: name + node.$ref} : node,
    );
  };
  const origins = createOrigins();
  const exact = isSwagger2(file.exact)
    ? inOpenApi(file.exact as Readonly<Record<string, unknown>>, origins, isOld, elsewhere)
    : fragmentInOpenApi(file.exact, old[0].exact as Readonly<Record<string, unknown>>, origins, isOld, elsewhere);
  return {
    ...file,
    exact,
    data: file.exact === file.data ? exact : plainNumbers(exact),
    positionOf: (keys) => file.positionOf(origins.of(exact, keys)),
  };
}
