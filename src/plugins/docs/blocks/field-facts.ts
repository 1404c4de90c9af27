import {allowsNull, dictionaryName, eachOf, meaningOf, writtenValue} from '../../../../contract';
import type {Common, DictionaryValue, Field, Schema} from '../../../../contract';
import * as words from '../../../../contract/words';
import type {FieldContext} from './context';

export type Value = {readonly name: string; readonly meaning: string};

/** Versions in which a field was added and removed, where they differ from those of its operation. */
export function lifetime(
  {anchor}: Field,
  {history, contract}: FieldContext,
): {readonly since?: string; readonly removed?: string} {
  const [operation] = anchor.split('.');
  const since = history.since(contract, anchor);
  const removed = history.removedIn(contract, anchor);
  return {
    since: since === history.since(contract, operation) ? undefined : since,
    removed: removed === history.removedIn(contract, operation) ? undefined : removed,
  };
}

/** The allowed values of a field, in the order of its enum. */
export function valuesOf({values, dictionary, meanings}: Field, common: Common): readonly Value[] {
  if (values.length === 0) return [];
  const {columns = {}, values: explained = {}} = dictionary ? common['x-dictionaries'][dictionary] : {};
  const explain = ({meaning, cells = {}}: DictionaryValue) =>
    [meaning, ...Object.entries(cells).map(([column, text]) => columns[column] + words.text.colon + text)].join('');
  const valueOf = (form: string) =>
    explained[dictionaryName(form, {values: explained}) ?? ''] ?? {meaning: meaningOf(form, meanings)};
  return values.map(writtenValue).map((name) => ({name, meaning: explain(valueOf(name))}));
}

/** `D0002 付款方式`, the title of a dictionary's section. */
export const dictionaryTitle = (number: string, common: Common): string =>
  `${number} ${common['x-dictionaries'][number].title}`;

/** Whether the values are listed separately: there are several, or one with a description. */
export const listsValues = ({values, dictionary, meanings}: Field): boolean =>
  values.length > 1 || (values.length === 1 && Boolean(dictionary ?? meanings));

const LONG_PATTERN = 24;

/** The pattern of a field, if it is too long to be shown beside the type. */
export const longPattern = ({schema: {pattern = ''}}: Field): string | undefined =>
  pattern.length > LONG_PATTERN ? pattern : undefined;

const {noOthers, pattern: patternLimit} = words.fields.limits;

/** Sentence for an object without additional properties. */
export const CLOSED = noOthers + words.text.stop;

/** Whether an object, or each item of an array, allows no additional properties. */
export const isClosed = ({limits}: Field): boolean => limits.some((limit) => limit.endsWith(noOthers));

/** Limits, and other facts that are short enough to be shown beside the type; those shown with the nested fields are left out. */
export function factsOf(field: Field): readonly string[] {
  const {limits, schema, values, children} = field;
  const long = words.interpolate(patternLimit, {pattern: longPattern(field) ?? ''});
  return [
    ...limits.filter((limit) => limit !== long && !(children.length > 0 && limit.endsWith(noOthers))),
    ...(allowsNull(schema) ? [words.fields.limits.null] : []),
    ...(values.length === 1 && !listsValues(field)
      ? [words.interpolate(words.fields.fixed, {value: writtenValue(values[0])})]
      : []),
    ...shortValues(field),
  ];
}

/** Introduces alternatives: `只能是 2 种形式之一，由 kind 区分`. */
export function choicesTitle({kind, discriminator, options}: NonNullable<Field['choices']>): string {
  const many = words.interpolate(words.fields.forms[kind], {count: options.length});
  return discriminator ? many + words.interpolate(words.fields.discriminated, {field: discriminator}) : many;
}

/** The default or the examples of a value, or of the items of an array. */
type SampleValues = {
  readonly of: 'value' | 'items';
  readonly kind: 'default' | 'examples';
  readonly values: readonly unknown[];
};

const sampleValuesOfSchema = (
  of: SampleValues['of'],
  {default: usual, example, examples = []}: Schema,
): readonly SampleValues[] => [
  {of, kind: 'default', values: usual === undefined ? [] : [usual]},
  {of, kind: 'examples', values: [...(example === undefined ? [] : [example]), ...examples]},
];

/** Defaults and examples of a field's schema; examples of a parameter replace those of its schema. */
function sampleValuesOf({schema, examples: own = []}: Field): readonly SampleValues[] {
  const all = [...sampleValuesOfSchema('value', schema), ...sampleValuesOfSchema('items', schema.items ?? {})];
  return all
    .map((one) => (one.of === 'value' && one.kind === 'examples' && own.length > 0 ? {...one, values: own} : one))
    .filter(({values}) => values.length > 0);
}

const written = (values: readonly unknown[]): string => values.map(writtenValue).join(words.text.list);
function textOf({of, kind, values}: SampleValues): string {
  const text = `${words.fields.values[kind]} ${written(values)}`;
  return of === 'items' ? eachOf(text) : text;
}

const SHORT = 60;

/** Examples of a parameter are shown beside the type at any length, as their summaries are not part of the schema. */
const isShort = ({kind, values}: SampleValues, {examples: own}: Field): boolean =>
  (kind === 'examples' && values === own) || values.every((value) => writtenValue(value).length <= SHORT);

const shortValues = (field: Field): readonly string[] =>
  sampleValuesOf(field)
    .filter((one) => isShort(one, field))
    .map(textOf);

/** Defaults and examples that are too long to be shown beside the type, as a schema; undefined if there are none. */
export function longValues(field: Field): Schema | undefined {
  const long = sampleValuesOf(field).filter((one) => !isShort(one, field));
  const schemaOf = (of: SampleValues['of']): Schema =>
    Object.fromEntries(
      long.filter((one) => one.of === of).map(({kind, values}) => [kind, kind === 'default' ? values[0] : values]),
    );
  const items = schemaOf('items');
  return long.length === 0 ? undefined : {...schemaOf('value'), ...(Object.keys(items).length > 0 && {items})};
}

/** All defaults, as texts. */
export const defaultTexts = (field: Field): readonly string[] =>
  sampleValuesOf(field)
    .filter(({kind}) => kind === 'default')
    .map(textOf);

/** All examples, as texts. */
export const exampleTexts = (field: Field): readonly string[] =>
  sampleValuesOf(field)
    .filter(({kind}) => kind === 'examples')
    .map((one) => (one.of === 'value' ? written(one.values) : textOf(one)));
