import {namedOperation, pathOf, schemaAnchor} from '../../../../contract';
import type {Difference} from '../../../../contract';
import * as words from '../../../../contract/words';
import pages from '../../../data/pages.json';
import {catalogOf, placeOf, sharedSchema} from './site-pages';
import type {PageContext} from './context';
import {code} from './markdown';
import {operationLink} from './operation-link';

const link = (text: string, url: string): string => `[${text}](${url})`;

function changedLink(contract: string, operationId: string, {changes, pageUrl}: PageContext): string {
  const shown = changes.find(contract, operationId);
  if (!shown) return operationId;
  return operationLink(shown.operation, (page, anchor) => pageUrl(page, anchor, shown.folder));
}

/** A link to a field, which follows the link to its operation: `[details.amount](…)`. */
function fieldLink({contract, operationId = '', anchor = ''}: Difference, {changes, pageUrl}: PageContext): string {
  const shown = changes.find(contract, operationId, anchor);
  const name = code(pathOf({anchor}));
  return shown ? link(name, pageUrl(shown.operation.page ?? '', shown.anchor, shown.folder)) : name;
}

/** Links to a schema with a page of its own, and to one of its fields. */
function schemaLinks({contract, schema = '', anchor = ''}: Difference, {changes, pageUrl}: PageContext) {
  const shown = changes.findSchema(contract, schema, anchor);
  const linked = (text: string, place: string): string =>
    shown ? link(text, pageUrl(shown.page, place, shown.folder)) : text;
  return [linked(code(schema), schemaAnchor(schema)), linked(code(pathOf({anchor})), shown?.anchor ?? anchor)] as const;
}

function sharedLink({kind, anchor = '', operations = []}: Difference, context: PageContext): string {
  const {common, pageUrl} = context;
  if (operations.length > 0)
    return operations.map((name) => changedLink(...namedOperation(name), context)).join(words.text.list);
  if (kind.startsWith('error-')) return link(words.changes.allOperations, pageUrl(...placeOf(pages.commonErrors)));
  if (kind.startsWith('dictionary-'))
    return link(`${anchor} ${common['x-dictionaries'][anchor].title}`, pageUrl(pages.dictionaries, anchor));
  if (kind === 'rate-limit-changed') return link(words.changes.rateLimits, pageUrl(...placeOf(pages.limits)));
  const [schema, ...path] = anchor.split('.');
  const [title, place] = sharedSchema(schema);
  return `${place ? link(title, pageUrl(...place)) : title} \`${path.join('.')}\``;
}

/** Links to the operation or schema of a difference, and to the changed field in it. */
function subject(difference: Difference, context: PageContext): readonly [owner: string, field: string] {
  const {contract, operationId, anchor} = difference;
  if (!operationId && !anchor)
    return [
      link(words.interpolate(words.changes.family, {family: contract}), context.pageUrl(...catalogOf(contract))),
      '',
    ];
  if (difference.schema !== undefined) return schemaLinks(difference, context);
  if (!operationId) return [sharedLink(difference, context), ''];
  return [changedLink(contract, operationId, context), anchor ? fieldLink(difference, context) : ''];
}

/** A difference in words, e.g. `可选 → 必填`; `values` are those of differences that are otherwise alike. */
export function describe(
  {kind, value, before, after}: Difference,
  values: readonly string[] = value === undefined ? [] : [value],
): string {
  const label = words.changes.kinds[kind];
  if (kind.endsWith('field-added')) return label + words.interpolate(words.text.note, {note: after ?? ''});
  const change = before && after ? `${before} → ${after}` : after;
  return [label, values.map(code).join(words.text.list), change].filter(Boolean).join(' ');
}

/** Groups items by a key, in the order of their first ones. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Differences of one place that have the same description but for their values, e.g. new values of an enum. */
const valuesOfPlace = (differences: readonly Difference[]): readonly (readonly Difference[])[] =>
  Array.from(
    groupBy(differences, ({id, value, ...place}) =>
      value === undefined || 'after' in place ? id : JSON.stringify(place),
    ).values(),
  );

/** Differences that are described alike. */
type Fact = {
  /** Their description. */
  readonly text: string;
  readonly differences: readonly Difference[];
};

const factsOf = (differences: readonly Difference[]): readonly Fact[] =>
  Array.from(
    groupBy(valuesOfPlace(differences), (same) =>
      describe(
        same[0],
        same.flatMap(({value = []}) => value),
      ),
    ),
    ([text, same]) => ({text, differences: same.flat()}),
  );

/** Fields by the operation or schema that has them. A field of several answers or media types of an operation stands once. */
function subjectsOf({differences}: Fact, context: PageContext): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const owners = new Map<string, Map<string, string>>();
  for (const difference of differences) {
    const [owner, field] = subject(difference, context);
    const fields = owners.get(owner) ?? new Map<string, string>();
    const path = field && code(pathOf({anchor: difference.anchor ?? ''}));
    if (!fields.has(path)) fields.set(path, field);
    owners.set(owner, fields);
  }
  return owners;
}

/** A line names at most so many fields; of more, e.g. a new field of a schema in all responses, it gives the number. */
const MOST_IN_LINE = 20;

/** The line of a fact, and a collapsed list of the operations and schemas with the paths of their fields, if these are too many for a line. */
function shownFact(one: Fact, context: PageContext): {readonly line: string; readonly details: readonly string[]} {
  const owners = Array.from(subjectsOf(one, context));
  const count = owners.reduce((sum, [, fields]) => sum + fields.size, 0);
  const line = (subjects: string): string => subjects + words.text.colon + one.text;
  if (count <= MOST_IN_LINE) {
    const subjects = owners.flatMap(([owner, fields]) =>
      Array.from(fields.values(), (field) => [owner, field].filter(Boolean).join(' ')),
    );
    return {line: line(subjects.join(words.text.list)), details: []};
  }
  const items = owners.map(([owner, fields]) =>
    [`- ${owner}`, [...fields.keys()].filter(Boolean).join(words.text.list)].filter(Boolean).join(words.text.colon),
  );
  const summary = one.text + words.interpolate(words.changes.count, {count});
  const [[owner]] = owners;
  return {
    line: line(
      owners.length === 1
        ? `${owner} ${words.interpolate(words.changes.many, {count})}`
        : words.interpolate(words.changes.manyIn, {count, owners: owners.length}),
    ),
    details: [`<details>\n<summary>${summary}</summary>\n\n${items.join('\n')}\n\n</details>`],
  };
}

/** Describes differences: a line for all that are described alike, and collapsed lists of those that are too many for a line. */
export function factsIn(differences: readonly Difference[], context: PageContext) {
  const shown = factsOf(differences).map((one) => shownFact(one, context));
  return {lines: shown.map(({line}) => line), details: shown.flatMap(({details}) => details)};
}
