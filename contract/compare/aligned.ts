import type {Direction} from '../model/expand';
import {allFields} from '../model/fields';
import type {Field} from '../model/fields';
import {fieldGroups, topFields} from '../model/operation-fields';
import type {FieldGroup} from '../model/operation-fields';
import {operationsOf} from '../model/operations';
import type {LocatedOperation} from '../model/operations';
import {hasStatus} from './messages';
import {expandSchema} from '../model/schema-page';
import type {Resolve} from '../read/references';

/** An operation of a version, and the resolver of its document. */
export type Located = {readonly located: LocatedOperation; readonly resolve: Resolve};

/** Finds the field that shows the content of a field with a link. */
type Find = (field: Field) => Field | undefined;

type Two = readonly [before: Field, after: Field];

/**
 * Creates a function that follows the links of fields.
 *
 * @param onPage the top-level fields of the page, for links to another place of it
 * @param expand expands a schema with a page of its own
 */
export function createFind(onPage: () => readonly Field[], expand: (schema: string) => Field): Find {
  let known: ReadonlyMap<string, Field> | undefined;
  return ({shownAt = '', elsewhere}) => {
    if (elsewhere) return expand(elsewhere.schema);
    known ??= new Map(allFields(onPage()).map((field) => [field.anchor, field]));
    return known.get(shownAt);
  };
}

/** The top-level fields of the page of an operation, those of all its operations. */
const fieldsOnPage = ({located: {document, operation}, resolve}: Located): readonly Field[] =>
  operationsOf(document)
    .filter((one) => (one.operation.page ?? '') === (operation.page ?? ''))
    .flatMap((one) => fieldGroups(one, resolve))
    .flatMap(({fields, body}) => (body ? [...fields, body] : fields));

/** Copies a field and its descendants to another place: anchors that start with `from` start with `to`. */
function movedTo(field: Field, from: string, to: string): Field {
  const {anchor, children, choices} = field;
  const moved = (some: readonly Field[]): readonly Field[] => some.map((one) => movedTo(one, from, to));
  return {
    ...field,
    anchor: anchor.startsWith(`${from}.`) ? to + anchor.slice(from.length) : anchor,
    children: moved(children),
    choices: choices && {...choices, options: moved(choices.options)},
  };
}

/** The target of a field's link; empty for a field that shows its content itself. */
const linkOf = ({shownAt, elsewhere}: Field): string => elsewhere?.schema ?? (shownAt === undefined ? '' : '#');

/** A field with the content to which it links; undefined where that is missing or links on. */
function withContent(field: Field, find: Find): Field | undefined {
  if (linkOf(field) === '') return field;
  const target = find(field);
  if (!target || linkOf(target) !== '') return undefined;
  const {children, choices} = movedTo(target, target.anchor, field.anchor);
  return {...field, children, choices, shownAt: undefined, elsewhere: undefined};
}

const withoutContent = (field: Field): Field => ({...field, children: [], choices: undefined});

/**
 * Gives both versions of a field the same nested fields. A page shows a large schema in one place and links to it from the others, and
 * which place that is can differ between versions.
 *
 * @param isFollowed whether an enclosing field was replaced by its link target; links inside it are not followed, as schemas may be
 * recursive
 */
function alignedField([before, after]: Two, find: readonly [Find, Find], isFollowed: boolean): Two {
  let [old, now]: Two = [before, after];
  const differ = linkOf(old) !== linkOf(now);
  if (differ) {
    const [first, second] = isFollowed
      ? [undefined, undefined]
      : [withContent(old, find[0]), withContent(now, find[1])];
    if (!first || !second) return [withoutContent(old), withoutContent(now)];
    [old, now] = [first, second];
  }
  const [children, nowChildren] = alignedFields(old.children, now.children, find, isFollowed || differ);
  const [options, nowOptions] = alignedFields(
    old.choices?.options ?? [],
    now.choices?.options ?? [],
    find,
    isFollowed || differ,
  );
  return [
    {...old, children, choices: old.choices && {...old.choices, options}},
    {...now, children: nowChildren, choices: now.choices && {...now.choices, options: nowOptions}},
  ];
}

/** Aligns the fields of one object in two versions, see `alignedField`; fields of one version alone stay as they are. */
export function alignedFields(
  before: readonly Field[],
  after: readonly Field[],
  find: readonly [Find, Find],
  isFollowed = false,
): readonly [before: readonly Field[], after: readonly Field[]] {
  const old = new Map(before.map((field) => [field.anchor, field]));
  const pairs = after.flatMap((field): readonly Two[] => {
    const was = old.get(field.anchor);
    return was ? [alignedField([was, field], find, isFollowed)] : [];
  });
  const [first, second] = [0, 1].map((at) => new Map(pairs.map((pair) => [pair[at].anchor, pair[at]])));
  return [
    before.map((field) => first.get(field.anchor) ?? field),
    after.map((field) => second.get(field.anchor) ?? field),
  ];
}

/** The top-level fields of groups; a body counts as one where either version lists it as a field. */
const topsOf = (groups: readonly FieldGroup[], others: readonly FieldGroup[]): readonly Field[] =>
  groups.flatMap((group) => {
    const listsBody = group.listsBody || others.some((other) => other.anchor === group.anchor && other.listsBody);
    return topFields({...group, listsBody});
  });

/**
 * The fields of the same operation in two versions, nested alike wherever the schemas are alike; without those of responses that only one
 * version has.
 */
export function comparableFields(before: Located, after: Located, direction: Direction) {
  const operations = [before, after].map(({located}) => located.operation);
  const [old, now] = [before, after].map(({located, resolve}) =>
    fieldGroups(located, resolve).filter(
      ({direction: own, status, succeeds}) =>
        own === direction && (status === undefined || operations.every((one) => hasStatus(one, status, succeeds))),
    ),
  );
  const findOf = (one: Located): Find =>
    createFind(
      () => fieldsOnPage(one),
      (schema) => expandSchema(one.located.document, schema, one.resolve, direction),
    );
  return alignedFields(topsOf(old, now), topsOf(now, old), [findOf(before), findOf(after)]);
}
