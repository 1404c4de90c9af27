import type {ErrorObject, ValidateFunction} from 'ajv/dist/2020';
import {memoizedByText} from '../memoized';
import type {Problem} from '../problems';
import {createChecker} from './checker';
import {correctionOf, withGaps} from './corrections';
import type {Edit} from './corrections';
import {describe, ownErrors} from './document-errors';
import DOCUMENT from './document.schema.json';
import {inclusionsIn} from './inclusions';
import {isOnlyReference, ownValue, pointerKeys} from './reference-targets';
import type {Files, Place} from './reference-targets';
import {problemAt} from './yaml-file';

/** The kind of a node, by its name in `$defs` of document.schema.json. */
export type Kind = keyof typeof DOCUMENT.$defs;
/** A reference with the JSON Pointer of the object that contains it. */
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
    node: {readonly $ref?: unknown},
    _: unknown,
    at?: {readonly instancePath: string},
  ): boolean {
    const {$ref} = node;
    // Data may have a key with this name.
    if (typeof $ref === 'string' && (kind !== 'data' || isOnlyReference(node)))
      this.push({kind, $ref, pointer: at?.instancePath ?? ''});
    return true;
  },
});

/** Compiles the validator of a kind on first use, as each takes as long as that of the whole document. */
const validatorOf = memoizedByText((of: typeof ajv, kind: Kind): ValidateFunction =>
  (of.schemas.document ? of : of.addSchema(DOCUMENT, 'document')).compile({$ref: `document#/$defs/${kind}`}),
);

/** A mistake in a document, and the edits that correct it; undefined if it cannot be corrected. */
export type Mistake = {readonly problem: Problem; readonly edits: readonly Edit[] | undefined};

/** How often the mistakes of a part are corrected before the remaining ones are reported as problems. */
const ROUNDS = 5;

/** The message about a reference where OpenAPI allows none. */
export const INCLUDED =
  '"$ref" stands where OpenAPI allows no reference, and its target is shown. Write the target there, or bundle the document.';

const idOf = ({instancePath, keyword, params}: ErrorObject): string => JSON.stringify([instancePath, keyword, params]);

/** Finds the mistakes in a node, its references, and the edits for those where OpenAPI allows none. */
export function checkPart(
  kind: Kind,
  {name, keys, node}: Place,
  files: Files,
): {readonly mistakes: readonly Mistake[]; readonly found: readonly Found[]; readonly included: readonly Edit[]} {
  const file = files.yaml(name);
  const validate = validatorOf(ajv, kind);
  const mistakes: Mistake[] = [];
  /** Ids of errors that no edit removes. */
  const settled = new Set<string>();
  let found: Found[] = [];
  const validated = (part: unknown): readonly ErrorObject[] => {
    found = [];
    return validate.call(found, part) ? [] : ownErrors(validate.errors ?? []);
  };
  const {
    edits: included,
    references,
    errors: written,
  } = inclusionsIn(node, name, files, (part) => ({
    errors: validated(part),
    allowed: new Set(found.map(({pointer}) => pointer)),
  }));
  const inFile = (edit: Edit): Edit => ({...edit, keys: [...keys, ...edit.keys]});
  references.forEach(({keys: own, mistake}) =>
    mistakes.push({
      problem: problemAt(file, [...keys, ...own, '$ref'], mistake ?? INCLUDED),
      edits: mistake === undefined ? [] : undefined,
    }),
  );
  let read: unknown = withGaps(node, included);
  const unsettled = (all: readonly ErrorObject[]): readonly ErrorObject[] =>
    all.filter(
      (error) => !settled.has(idOf(error)) && pointerKeys(error.instancePath).reduce(ownValue, read) !== undefined,
    );
  let errors = unsettled(written);
  for (let round = 1; errors.length > 0; round++) {
    const edits = errors.map((error) => (round > ROUNDS ? undefined : correctionOf(error, read)));
    errors.forEach((error, index) => {
      const described = describe(error);
      mistakes.push({
        problem: problemAt(file, [...keys, ...described.keys], described.message),
        edits: edits[index]?.map(inFile),
      });
      if (!edits[index]?.length) settled.add(idOf(error));
    });
    read = withGaps(
      read,
      edits.flatMap((own) => own ?? []),
    );
    // The result of an edit is validated again, e.g. an array that was made from one object.
    errors = unsettled(validated(read));
  }
  return {found, mistakes, included: included.map(inFile)};
}
