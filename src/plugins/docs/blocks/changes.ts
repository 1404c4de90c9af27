import {CLASSES, namedOperation, pathOf, schemaAnchor} from '../../../../contract';
import type {Change, ChangeClass, Difference, Operation} from '../../../../contract';
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
function schemaLink({contract, schema = '', anchor = ''}: Difference, {changes, pageUrl}: PageContext): string {
  const shown = changes.findSchema(contract, schema, anchor);
  return [
    [code(schema), schemaAnchor(schema)],
    [code(pathOf({anchor})), shown?.anchor ?? anchor],
  ]
    .map(([text, place]) => (shown ? link(text, pageUrl(shown.page, place, shown.folder)) : text))
    .join(' ');
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

function subject(difference: Difference, context: PageContext): string {
  const {contract, operationId, anchor} = difference;
  if (!operationId && !anchor)
    return link(words.interpolate(words.changes.family, {family: contract}), context.pageUrl(...catalogOf(contract)));
  if (difference.schema !== undefined) return schemaLink(difference, context);
  if (!operationId) return sharedLink(difference, context);
  const operation = changedLink(contract, operationId, context);
  return anchor ? `${operation} ${fieldLink(difference, context)}` : operation;
}

/** A difference in words, e.g. `可选 → 必填`. */
function fact({kind, value, before, after}: Difference): string {
  const label = words.changes.kinds[kind];
  if (kind.endsWith('field-added')) return label + words.interpolate(words.text.note, {note: after ?? ''});
  const change = before && after ? `${before} → ${after}` : after;
  return [label, value && `\`${value}\``, change].filter(Boolean).join(' ');
}

/** Describes differences, one line for all that are described alike. */
export function factLines(differences: readonly Difference[], context: PageContext): string {
  const facts = Array.from(new Set(differences.map(fact)));
  const lines = facts.map((text) => {
    const subjects = differences
      .filter((difference) => fact(difference) === text)
      .map((difference) => subject(difference, context));
    return `${subjects.join(words.text.list)}${words.text.colon}${text}`;
  });
  return lines.join('<br />');
}

/** Anchor of a version on the page of changes, e.g. `v3-0`. */
export const versionAnchor = (number: string): string => `v${number.replaceAll('.', '-')}`;

/** Anchor of a change on the page of changes, made from the id of the first difference that it explains. */
export const changeAnchor = ({version = '', covers = []}: Change['entry']): string =>
  `${versionAnchor(version)}-${String(covers[0]).replace(/[^A-Za-z0-9]+/g, '-')}`;

function item({entry, differences}: Change, context: PageContext): string {
  const came = entry.date ? words.interpolate(words.text.note, {note: entry.date}) : '';
  // At the end, as MDX does not parse Markdown in a paragraph that begins with an element.
  const facts = `${factLines(differences, context)}${came}<span id="${changeAnchor(entry)}"></span>`;
  const remedy =
    entry.remedy &&
    `**${words.changes.remedies[entry.class as ChangeClass]}**${words.text.colon}${entry.remedy.trim()}`;
  return [facts, entry.text?.trim(), remedy]
    .filter(Boolean)
    .map((paragraph, index) => `${index === 0 ? '- ' : '  '}${paragraph?.replace(/\n/g, '\n  ')}`)
    .join('\n\n');
}

/**
 * The release date of a version and its changes by class, as lists because tables are too wide for phones.
 *
 * @throws Error if there is no such version
 */
export function changeSections(number: string, context: PageContext): string {
  const known = context.changes.versions();
  if (!known.includes(number)) throw new Error(`unknown version "${number}". Known: ${known.join(', ')}.`);
  const released = context.changes.releaseOf(number);
  const ends = context.changes.endOf(number);
  const release =
    (released ? words.interpolate(words.changes.released, {day: released}) : words.changes.unreleased) +
    (ends ? words.interpolate(words.changes.served, {day: ends}) : '');
  if (number === known[0]) return release;
  const changes = context.changes.changesOf(number);
  const sections = CLASSES.flatMap((name) => {
    const title = words.changes.classes[name];
    const items = changes.filter(({entry}) => entry.class === name).map((change) => item(change, context));
    return [
      `### ${title} {#${versionAnchor(number)}-${name}}`,
      items.join('\n\n') || words.interpolate(words.changes.noneOf, {class: title}),
    ];
  });
  return [release, ...sections].join('\n\n');
}

/** Kinds of differences that the facts of an operation show already. */
const SAID = ['operation-added', 'operation-deprecated', 'operation-removed'];

/** The changes that the docs version of a page made to an operation, with links to the page of changes. */
export function operationChanges(
  contract: string,
  {operationId}: Pick<Operation, 'operationId'>,
  {changes}: PageContext,
): {readonly title: string; readonly markdown: string} {
  const [number, before] = [...changes.versions()].reverse();
  const isOwn = (one: Difference): boolean =>
    (one.contract === contract && one.operationId === operationId) ||
    (one.operations ?? []).includes(`${contract}#${operationId}`);
  const items = (before === undefined ? [] : changes.changesOf(number)).flatMap(({entry, differences}) =>
    differences
      .filter((one) => isOwn(one) && !SAID.includes(one.kind))
      .map((one) =>
        link(
          [one.operationId && one.anchor ? `\`${pathOf({anchor: one.anchor})}\`` : '', fact(one)]
            .filter(Boolean)
            .join(' '),
          `${pages.changes}#${changeAnchor(entry)}`,
        ),
      ),
  );
  return {title: words.interpolate(words.changes.ofVersion, {version: number}), markdown: items.join(words.text.list)};
}
