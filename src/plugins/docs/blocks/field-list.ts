import {allFields, jsonOf, presence, schemaAnchor} from '../../../../contract';
import type {Field} from '../../../../contract';
import * as words from '../../../../contract/words';
import pages from '../../../data/pages.json';
import type {Badge, FieldData, FieldsData, Text} from '../../../components/Reference/data';
import {valueSince} from './additions';
import type {FieldContext} from './context';
import {
  CLOSED,
  choicesTitle,
  dictionaryTitle,
  factsOf,
  isClosed,
  lifetime,
  listsValues,
  longPattern,
  longValues,
  valuesOf,
} from './field-facts';
import {code} from './markdown';

function badgesOf(field: Field, context: FieldContext): readonly Badge[] {
  const {required, sensitive, deprecated, place} = field;
  const {since, removed} = lifetime(field, context);
  return [
    ...(since ? [{kind: 'since', text: words.interpolate(words.text.new, {version: since})} as const] : []),
    ...(removed
      ? [{kind: 'deprecated', text: words.interpolate(words.text.removed, {version: removed})} as const]
      : []),
    ...(place ? [{kind: 'place', text: words.fields.places[place]} as const] : []),
    {kind: required ? 'required' : 'optional', text: presence(field)},
    ...(sensitive ? [{kind: 'sensitive', text: words.fields.sensitive} as const] : []),
    ...(deprecated ? [{kind: 'deprecated', text: words.operations.deprecated} as const] : []),
  ];
}

/** Puts a space before a text, as part of its first string because React separates adjacent strings by a comment. */
const behindSpace = ([first, ...others]: Text): Text =>
  typeof first === 'string' ? [` ${first}`, ...others] : first === undefined ? [] : [' ', first, ...others];

function valueData(field: Field, context: FieldContext): FieldData['values'] {
  const {common, contract, text} = context;
  const {values: names, dictionary} = field;
  if (!listsValues(field)) return undefined;
  return {
    title: words.interpolate(words.fields.valueCount, {count: names.length}),
    items: valuesOf(field, common).map(({name, meaning}) => ({
      name,
      since: valueSince(contract, field.anchor, name, context),
      meaning: behindSpace(text(meaning)),
    })),
    dictionary: dictionary
      ? text(`[${dictionaryTitle(dictionary, common)}](${pages.dictionaries}#${dictionary})`)
      : undefined,
  };
}

/** The sum rules of amounts as a sentence; undefined if there are none. */
export const ruleText = (rules: readonly string[], {text}: FieldContext): Text | undefined =>
  rules.length === 0
    ? undefined
    : text(words.interpolate(words.fields.rulesText, {rules: rules.map(code).join(words.text.clauses)}));

const fold = (title: string, fields: readonly Field[], context: FieldContext): FieldsData | undefined =>
  fields.length > 0 ? {title, fields: fieldData(fields, context)} : undefined;

function childData(field: Field, context: FieldContext): FieldsData | undefined {
  const {name, children, itemText} = field;
  const folded = fold(words.interpolate(words.fields.within, {name, count: children.length}), children, context);
  return (
    folded && {
      ...folded,
      text: itemText ? context.text(itemText) : undefined,
      closed: isClosed(field) ? CLOSED : undefined,
    }
  );
}

function choiceData({choices}: Field, context: FieldContext): FieldsData | undefined {
  if (!choices) return undefined;
  const {title, fields} = fold(choicesTitle(choices), choices.options, context) as FieldsData;
  return {
    title,
    fields: fields.map((option) => ({
      ...option,
      badges: option.badges.filter(({kind: badge}) => badge !== 'optional'),
    })),
  };
}

/** A link to the place that shows the nested fields; undefined if they are shown with the field. */
function shownText({shownAt, elsewhere}: Field, context: FieldContext): FieldData['shownAt'] {
  const link = (href: string, name: string): Text => [
    words.fields.shownAt,
    {name: 'a', props: {href}, children: [name]},
    words.text.stop,
  ];
  if (elsewhere) return link(context.pageUrl(elsewhere.page, schemaAnchor(elsewhere.schema)), elsewhere.schema);
  return shownAt === undefined ? undefined : link(`#${shownAt}`, shownAt);
}

/** A field as props of the component Reference. */
const fieldDatum = (field: Field, context: FieldContext): FieldData => {
  const facts = factsOf(field);
  const long = longValues(field);
  return {
    anchor: field.anchor,
    name: field.name,
    path: field.path,
    type: field.type,
    badges: badgesOf(field, context),
    limits: facts.length > 0 ? facts.join(words.text.clauses) : undefined,
    pattern: longPattern(field),
    description: context.text(
      [field.ownText, field.children.length > 0 ? '' : field.itemText].filter(Boolean).join('\n\n'),
    ),
    rules: ruleText(field.rules, context),
    values: valueData(field, context),
    children: childData(field, context),
    choices: choiceData(field, context),
    shownAt: shownText(field, context),
    schema: long || field.unshown ? jsonOf({...long, ...field.unshown}, 2) : undefined,
  };
};

/** Fields as props of the component Reference. */
export const fieldData = (fields: readonly Field[], context: FieldContext): readonly FieldData[] =>
  fields.map((field) => fieldDatum(field, context));

/** A body without its fields, which are listed below it, and without a badge for required, which the part states. */
export function bodyDatum(body: Field, context: FieldContext): FieldData {
  const datum = fieldDatum({...body, children: []}, context);
  return {...datum, badges: datum.badges.filter(({kind}) => kind !== 'required' && kind !== 'optional')};
}

/** Whether some content of the fields is collapsed at first. */
export const haveFolds = (fields: readonly Field[]): boolean =>
  allFields(fields).some((field) => {
    const {children, choices, unshown} = field;
    return (
      children.length > 0 ||
      choices !== undefined ||
      unshown !== undefined ||
      listsValues(field) ||
      longPattern(field) !== undefined ||
      longValues(field) !== undefined
    );
  });
