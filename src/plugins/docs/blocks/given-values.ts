import {writtenValue} from '../../../../contract';
import type {Field, Schema} from '../../../../contract';
import * as words from '../../../../words';

/** Values that a document gives of a field, or of the items of a list. */
type Given = {
  readonly of: 'value' | 'items';
  readonly kind: 'default' | 'examples';
  readonly values: readonly unknown[];
};

const givenOfSchema = (of: Given['of'], {default: usual, example, examples = []}: Schema): readonly Given[] => [
  {of, kind: 'default', values: usual === undefined ? [] : [usual]},
  {of, kind: 'examples', values: [...(example === undefined ? [] : [example]), ...examples]},
];

/** Those of its schema; the examples of a parameter come before them. */
function givenOf({schema, examples: own = []}: Field): readonly Given[] {
  const all = [...givenOfSchema('value', schema), ...givenOfSchema('items', schema.items ?? {})];
  return all
    .map((given) =>
      given.of === 'value' && given.kind === 'examples' && own.length > 0 ? {...given, values: own} : given,
    )
    .filter(({values}) => values.length > 0);
}

const written = (values: readonly unknown[]): string => values.map(writtenValue).join(words.text.list);
const textOf = ({of, kind, values}: Given): string =>
  `${of === 'items' ? words.fields.each : ''}${words.fields.given[kind]} ${written(values)}`;

/** Longer values stand in a fold. */
const SHORT = 60;

/** The examples of a parameter stand beside it whatever their length: their summaries are no part of a schema. */
const isShort = ({kind, values}: Given, {examples: own}: Field): boolean =>
  (kind === 'examples' && values === own) || values.every((value) => writtenValue(value).length <= SHORT);

/** Defaults and examples that are short enough to stand beside the type. */
export const shortValues = (field: Field): readonly string[] =>
  givenOf(field)
    .filter((given) => isShort(given, field))
    .map(textOf);

/** The others, as a schema; nothing where there are none. */
export function longValues(field: Field): Schema | undefined {
  const long = givenOf(field).filter((given) => !isShort(given, field));
  const schemaOf = (of: Given['of']): Schema =>
    Object.fromEntries(
      long.filter((given) => given.of === of).map(({kind, values}) => [kind, kind === 'default' ? values[0] : values]),
    );
  const items = schemaOf('items');
  return long.length === 0 ? undefined : {...schemaOf('value'), ...(Object.keys(items).length > 0 && {items})};
}

/** All defaults, as texts. */
export const defaultTexts = (field: Field): readonly string[] =>
  givenOf(field)
    .filter(({kind}) => kind === 'default')
    .map(textOf);

/** All examples, as texts. */
export const exampleTexts = (field: Field): readonly string[] =>
  givenOf(field)
    .filter(({kind}) => kind === 'examples')
    .map((given) => (given.of === 'value' ? written(given.values) : textOf(given)));
