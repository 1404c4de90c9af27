import {validatorOf} from '../values/validators';
import type {Schema} from '../openapi/types';
import {examplesOf, exemplifiedParts} from '../model/examples';
import type {Exemplified} from '../model/examples';
import type {LocatedOperation} from '../model/operations';
import type {Resolve} from '../read/references';
import type {Keys} from '../read/position';

/** Adds a problem with the node under these keys. */
export type Report = (keys: Keys, message: string) => void;

/** The schema without properties that are files, as examples do not contain their bytes. */
function withoutFiles(written: Schema, resolve: Resolve): Schema {
  const {properties, required, ...schema} = resolve(written);
  if (!properties) return written;
  const isFile = (name: string) =>
    properties[name] !== undefined && resolve(properties[name]).contentMediaType !== undefined;
  const others = Object.entries(properties).filter(([name]) => !isFile(name));
  return {
    ...schema,
    properties: Object.fromEntries(others),
    ...(required && {required: required.filter((name) => !isFile(name))}),
  };
}

function checkExamples(exemplified: Exemplified, resolve: Resolve, report: Report): void {
  if (!exemplified.schema) return;
  try {
    const validate = validatorOf(withoutFiles(exemplified.schema, resolve), resolve);
    examplesOf(exemplified).forEach(({keys, value}) => {
      if (validate(value)) return;
      validate.errors?.forEach(({instancePath, message, params}) =>
        report(keys, `example${instancePath} ${message} (${JSON.stringify(params)}). Fix the example or its schema.`),
      );
    });
  } catch (error) {
    // Ajv recurses without end on a schema that applies itself to the same value, e.g. by oneOf and back by allOf; no value can be checked.
    if (!(error instanceof RangeError)) throw error;
  }
}

/**
 * Validates every example of an operation with its schema, formats included: parameters, bodies and responses.
 *
 * @throws ProblemsError where a reference leads to a file that cannot be read
 */
export function checkOperationExamples(located: LocatedOperation, resolve: Resolve, report: Report): void {
  exemplifiedParts(located).forEach((part) => checkExamples(part, resolve, report));
}
