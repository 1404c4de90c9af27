import type {ValidateFunction} from 'ajv/dist/2020';
import type {Problem} from '../problems';
import {createChecker} from './checker';
import {documentErrors, versionError} from './document-errors';
import DOCUMENT from './document.schema.json';
import {COMMON} from './folder';
import {followAll, pointerKeys} from './reference-targets';
import type {Files, Place} from './reference-targets';
import {CONTRACT} from './yaml-file';

/** A part of a document as document.schema.json calls it. */
type Kind = keyof typeof DOCUMENT.$defs;
/** A reference with the pointer to where it stands. */
type Found = {readonly kind: Kind; readonly $ref: string; readonly pointer: string};

const ajv = createChecker({verbose: true, passContext: true});
ajv.addKeyword({
  keyword: 'refersTo',
  type: 'object',
  schemaType: 'string',
  errors: false,
  validate(
    this: Found[],
    kind: Kind,
    {$ref}: {readonly $ref?: unknown},
    _: unknown,
    at?: {readonly instancePath: string},
  ): boolean {
    if (typeof $ref === 'string') this.push({kind, $ref, pointer: at?.instancePath ?? ''});
    return true;
  },
});

const validators = new Map<Kind, ValidateFunction>();

/** Compiled where it is used: a part costs as much as a document. */
function validatorOf(kind: Kind): ValidateFunction {
  if (validators.size === 0) ajv.addSchema(DOCUMENT, 'document');
  const validate = validators.get(kind) ?? ajv.compile({$ref: `document#/$defs/${kind}`});
  validators.set(kind, validate);
  return validate;
}

/** The sections of `components` with the kinds of their parts. */
const SECTIONS: Readonly<Record<string, {readonly additionalProperties?: {readonly $ref: string}}>> =
  DOCUMENT.$defs.components.properties;

/** Whether the check of the document `name` meets a part by itself. */
const isMet = (kind: Kind, {name: owner, keys: [first, section, ...rest]}: Place, name: string): boolean =>
  owner === name &&
  first === 'components' &&
  rest.length === 1 &&
  SECTIONS[section]?.additionalProperties?.$ref === `#/$defs/${kind}`;

/** What is wrong with a part of a document itself, and the references in it. */
function checkPart(
  kind: Kind,
  {name, keys, node}: Place,
  files: Files,
): {readonly problems: readonly Problem[]; readonly found: readonly Found[]} {
  const {file, positionOf} = files.yaml(name);
  const found: Found[] = [];
  const validate = validatorOf(kind);
  const errors = validate.call(found, node) ? [] : documentErrors(validate.errors ?? []);
  return {
    found,
    problems: errors.map((error) => ({
      plugin: CONTRACT,
      file,
      ...positionOf([...keys, ...error.keys]),
      message: error.message,
    })),
  };
}

/**
 * What in a document is no valid OpenAPI 3.0 or 3.1: values of the wrong type, keys that the standard does not know, what it demands, and
 * references that lead nowhere or to something else. What it refers to in other files is checked with it. Whoever reads a document
 * without such problems meets the types of openapi.ts.
 *
 * @param name the contract in its folder, or `common`
 * @returns all problems, with file and line
 * @throws ProblemsError where one of its files cannot be read
 */
export function documentProblems(name: string, files: Files): readonly Problem[] {
  const {file, data, positionOf} = files.yaml(name);
  const version = name === COMMON ? undefined : versionError(data);
  if (version) return [{plugin: CONTRACT, file, ...positionOf(version.keys), message: version.message}];
  const problems: Problem[] = [];
  const parts: (Place & {readonly kind: Kind})[] = [
    {kind: name === COMMON ? 'shared' : 'document', name, keys: [], node: data as Place['node']},
  ];
  const known = new Set<string>();
  for (const part of parts) {
    const checked = checkPart(part.kind, part, files);
    problems.push(...checked.problems);
    checked.found.forEach(({kind, $ref, pointer}) => {
      const target = followAll(files, part.name, $ref);
      if (typeof target === 'string') {
        const own = files.yaml(part.name);
        problems.push({
          plugin: CONTRACT,
          file: own.file,
          ...own.positionOf([...part.keys, ...pointerKeys(pointer), '$ref']),
          message: target,
        });
        return;
      }
      const key = [kind, target.name, ...target.keys].join('\n');
      if (!known.has(key) && !isMet(kind, target, name)) parts.push({...target, kind});
      known.add(key);
    });
  }
  return problems;
}
