import {allFields} from '../model/fields';
import type {Field} from '../model/fields';
import {fieldGroups, topFields} from '../model/operation-fields';
import type {FieldGroup} from '../model/operation-fields';
import {operationsOf} from '../model/operations';
import type {LocatedOperation} from '../model/operations';
import type {Resolve} from '../read/references';

/** An operation of a version, and the resolver of its document. */
export type Located = {readonly located: LocatedOperation; readonly resolve: Resolve};

/** Finds a field of the page by its anchor. */
type Find = (anchor: string) => Field | undefined;

type Two = readonly [before: Field, after: Field];

/** Finds the fields shown on the page of an operation, of all operations of that page; builds its map on the first call. */
function onPageOf({located: {document, operation}, resolve}: Located): Find {
  let known: ReadonlyMap<string, Field> | undefined;
  return (anchor) => {
    known ??= new Map(
      operationsOf(document)
        .filter((one) => (one.operation.page ?? '') === (operation.page ?? ''))
        .flatMap((one) => fieldGroups(one, resolve))
        .flatMap(({fields, body}) => allFields(body ? [...fields, body] : fields))
        .map((field) => [field.anchor, field]),
    );
    return known.get(anchor);
  };
}

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

/** A field with the content of the field that `shownAt` links to; undefined where that is missing or links on. */
function withTargetContent(field: Field, find: Find): Field | undefined {
  const target = find(field.shownAt ?? '');
  if (!target || target.shownAt !== undefined) return undefined;
  const {children, choices} = movedTo(target, target.anchor, field.anchor);
  return {...field, children, choices, shownAt: undefined};
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
  const isOne = (old.shownAt === undefined) !== (now.shownAt === undefined);
  if (isOne) {
    const [first, second] = isFollowed
      ? [undefined, undefined]
      : [
          old.shownAt === undefined ? old : withTargetContent(old, find[0]),
          now.shownAt === undefined ? now : withTargetContent(now, find[1]),
        ];
    if (!first || !second) return [withoutContent(old), withoutContent(now)];
    [old, now] = [first, second];
  }
  const [children, nowChildren] = alignedFields(old.children, now.children, find, isFollowed || isOne);
  const [options, nowOptions] = alignedFields(
    old.choices?.options ?? [],
    now.choices?.options ?? [],
    find,
    isFollowed || isOne,
  );
  return [
    {...old, children, choices: old.choices && {...old.choices, options}},
    {...now, children: nowChildren, choices: now.choices && {...now.choices, options: nowOptions}},
  ];
}

function alignedFields(
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

/** The fields of the same operation in two versions, nested alike wherever the schemas are alike. */
export function comparableFields(before: Located, after: Located, side: FieldGroup['side']) {
  const [old, now] = [before, after].map(({located, resolve}) =>
    fieldGroups(located, resolve).filter((group) => group.side === side),
  );
  return alignedFields(topsOf(old, now), topsOf(now, old), [onPageOf(before), onPageOf(after)]);
}
