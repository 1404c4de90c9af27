import {allowsNull, dictionaryName, writtenValue} from '../../../../contract';
import type {Common, DictionaryValue, Field} from '../../../../contract';
import type {FieldContext} from './context';
import {shortValues} from './given-values';
import * as words from '../../../../words';

/** An allowed value of a field with its meaning from the dictionary. */
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
export function valuesOf({values, dictionary}: Field, common: Common): readonly Value[] {
  if (values.length === 0) return [];
  const {columns = {}, values: explained = {}} = dictionary ? common['x-dictionaries'][dictionary] : {};
  const explain = ({meaning, cells = {}}: DictionaryValue) =>
    [meaning, ...Object.entries(cells).map(([column, text]) => columns[column] + words.text.colon + text)].join('');
  const valueOf = (form: string) => explained[dictionaryName(form, {values: explained}) ?? ''] ?? {meaning: ''};
  return values.map(writtenValue).map((name) => ({name, meaning: explain(valueOf(name))}));
}

/** `D0002 付款方式`, the title of a dictionary's section. */
export const dictionaryTitle = (number: string, common: Common): string =>
  `${number} ${common['x-dictionaries'][number].title}`;

/** Limits, and what else is short enough to stand beside the type. */
export function factsOf(field: Field): readonly string[] {
  const {limits, schema, values, dictionary} = field;
  return [
    ...limits,
    ...(allowsNull(schema) ? [words.fields.limits.null] : []),
    ...(values.length === 1 && !dictionary
      ? [words.interpolate(words.fields.fixed, {value: writtenValue(values[0])})]
      : []),
    ...shortValues(field),
  ];
}

/** `只能是 2 种形式之一，由 kind 区分`. */
export function choicesTitle({kind, discriminator, options}: NonNullable<Field['choices']>): string {
  const many = words.interpolate(words.fields.forms[kind], {count: options.length});
  return discriminator ? many + words.interpolate(words.fields.discriminated, {field: discriminator}) : many;
}
