import type {Media, Schema} from '../../contract';
import {formOf} from '../transport/wire';
import type {WireRequest} from '../transport/wire';
import type {Contract} from '../contracts';
import {inside} from './document';
import type {ContentNode, OperationNode} from './operation-node';
import {Problem} from './problem';
import type {FieldError} from './problem';
import {alternativesOf, pairsOf, shapedPairs, shapesOf} from './shapes';
import type {Check, Checks} from './validation';
import * as words from '../../contract/words';

const typeOf = (text = ''): string => text.split(';')[0].trim().toLowerCase();

/** The media type in the contract that matches a sent one, e.g. `text/*` for `text/csv`. */
export function mediaTypeOf(known: readonly string[], sent: string): string | undefined {
  const fits = (pattern: string): boolean =>
    new RegExp(
      `^${typeOf(pattern)
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\*/g, '.*')}$`,
    ).test(typeOf(sent));
  return [...known].sort((one, other) => one.split('*').length - other.split('*').length).find(fits);
}

/** The properties of a schema and its alternatives. */
const propertiesOf = (contract: Contract, schema: Schema | undefined): Readonly<Record<string, Schema>> =>
  Object.assign({}, ...alternativesOf(contract, schema).map(({properties = {}}) => properties));

type Field = readonly [name: string, readings: readonly unknown[]];

/** The fields of a form by its schema, each in all forms that its schema allows. */
function formFields(contract: Contract, {schema, encoding = {}}: Media, text: string): readonly Field[] {
  const properties = propertiesOf(contract, schema);
  const names = Object.keys(properties);
  const pairs = pairsOf(text);
  return names.map((name) => {
    const {style, explode, contentType = ''} = encoding[name] ?? {};
    const shapes = contentType.includes('json') ? (['text'] as const) : shapesOf(contract, properties[name]);
    const readings = shapes.map((shape) =>
      shapedPairs({name, in: 'query', style, explode, schema: properties[name]}, pairs, shape, names),
    );
    return [name, readings.filter((value) => value !== undefined)];
  });
}

async function partFields(contract: Contract, {schema}: Media, request: WireRequest): Promise<readonly Field[]> {
  const form = await formOf(request);
  if (!form)
    throw new Problem(400, words.sandbox.requests.noForm, [
      {field: '/body', rule: 'format', message: words.sandbox.requests.bodyNoForm},
    ]);
  const properties = propertiesOf(contract, schema);
  const readings = Array.from(new Set(form.keys())).map(async (name): Promise<Field> => {
    const texts = await Promise.all(form.getAll(name).map((part) => (typeof part === 'string' ? part : part.text())));
    const values = texts.flatMap((text) => jsonOr(text));
    const isList = shapesOf(contract, properties[name]).includes('list');
    return [name, isList ? [values, ...values, texts] : [...values, ...texts]];
  });
  return Promise.all(readings);
}

function jsonOr(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return [text];
  }
}

/** The errors of a form; a field is parsed in the form in which it is valid. */
function formErrors(check: Check, schema: Schema, fields: readonly Field[]): readonly FieldError[] {
  const present = fields.filter(([, readings]) => readings.length > 0);
  const first = Object.fromEntries(present.map(([name, [value]]) => [name, value]));
  const chosen = present.reduce<Record<string, unknown>>((form, [name, readings]) => {
    const errorsWith = (value: unknown) => check(schema, structuredClone({...form, [name]: value}), '/body').length;
    const [best] = [...readings].sort((one, other) => errorsWith(one) - errorsWith(other));
    return {...form, [name]: best};
  }, first);
  return check(schema, chosen, '/body');
}

function jsonErrors(check: Check, schema: Schema, text: string): readonly FieldError[] {
  try {
    return check(schema, JSON.parse(text), '/body');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [
      {
        field: '/body',
        rule: 'json',
        message: words.interpolate(words.sandbox.requests.noJson, {message: error.message}),
      },
    ];
  }
}

/**
 * The errors in the body of a request.
 *
 * @throws Problem 413 or 415 if it cannot be read
 */
export async function bodyErrors(
  contract: Contract,
  checks: Checks,
  operation: OperationNode,
  request: WireRequest,
): Promise<readonly FieldError[]> {
  const {required = false, content = {}} = inside<ContentNode>(contract, operation, 'requestBody') ?? {};
  const known = Object.keys(content);
  if (request.tooLarge) throw new Problem(413, words.sandbox.requests.bodyTooLarge);
  if (known.length === 0) return [];
  const isBodyless = ['GET', 'HEAD', 'TRACE'].includes(request.method);
  const sent = request.headers['content-type'];
  if (request.body.length === 0 && !sent)
    return required && !isBodyless ? [{field: '/body', rule: 'required', message: words.sandbox.requests.noBody}] : [];
  const mediaType = mediaTypeOf(known, sent ?? '');
  if (!mediaType)
    throw new Problem(
      415,
      words.interpolate(words.sandbox.requests.noType, {
        sent: sent ?? words.sandbox.requests.unsent,
        known: known.join(words.text.list),
      }),
      [
        {
          field: '/header/Content-Type',
          rule: 'enum',
          message: words.interpolate(words.sandbox.requests.types, {known: known.join(words.text.list)}),
        },
      ],
    );
  const media = content[mediaType];
  const {schema} = media;
  if (!schema) return [];
  const text = request.body.toString('utf8');
  if (/[/+]json$/.test(typeOf(sent))) return jsonErrors(checks.exact, schema, text);
  if (typeOf(sent) === 'application/x-www-form-urlencoded')
    return formErrors(checks.coercing, schema, formFields(contract, media, text));
  if (typeOf(sent) === 'multipart/form-data')
    return formErrors(checks.coercing, schema, await partFields(contract, media, request));
  return typeOf(sent).startsWith('text/') ? checks.coercing(schema, text, '/body') : [];
}
