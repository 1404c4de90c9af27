import {
  allFields,
  allowsNull,
  createHistory,
  createResolve,
  credentialsText,
  fieldGroups,
  isWebhook,
  jsonOf,
  operationsOf,
  ownServers,
  plainText,
  serverOf,
  topFields,
  valuesText,
  writtenValue,
} from '../../../../../contract';
import type {Field, FieldGroup, History, LocatedOperation, VersionContracts} from '../../../../../contract';
import {choicesTitle} from '../../../docs/blocks/field-facts';
import {defaultTexts, exampleTexts} from '../../../docs/blocks/given-values';
import {siteVersions} from '../../../docs/files/site-versions';
import {COLUMNS, documentRows} from './document-rows';
import type {Row} from './document-rows';
import * as words from '../../../../../words';

function need({required, condition}: Field): string {
  if (required) return words.csv.yes;
  return condition ? words.csv.conditional : words.csv.no;
}

/** What a value must keep to, with what pages show beside it or in a fold. */
const limitsText = (field: Field): string => {
  const {limits, choices, unshown, schema} = field;
  return [
    ...limits,
    ...(allowsNull(schema) ? [words.fields.limits.null] : []),
    ...defaultTexts(field),
    ...(choices ? [choicesTitle(choices)] : []),
    ...(unshown ? [words.interpolate(words.csv.rest, {schema: jsonOf(unshown)})] : []),
  ].join(words.text.clauses);
};

const fieldRow = (field: Field): Row => ({
  field: field.path,
  anchor: field.anchor,
  type: field.type,
  required: need(field),
  condition: field.condition,
  limits: limitsText(field),
  values: field.values.map(writtenValue).join(words.text.list),
  dictionary: field.dictionary,
  description: plainText(field.description),
  examples: exampleTexts(field).join(words.text.clauses),
  place: field.place ? words.fields.places[field.place] : '',
  deprecated: field.deprecated ? words.csv.yes : '',
});

/** The examples of a body, each with what it shows. */
const exampleText = ({examples}: FieldGroup): string =>
  examples
    .map(({summary, description, value}) =>
      [summary, description, writtenValue(value)].filter(Boolean).join(words.text.colon),
    )
    .join('\n');

/** A request or an answer itself, its fields, and what can be called after it. */
function groupRows(group: FieldGroup): readonly Row[] {
  const links = group.followUps.map((next): Row => ({
    field: next.name,
    anchor: group.anchor,
    type: 'link',
    required: words.csv.no,
    description: words.interpolate(words.csv.next, {
      operation: next.called,
      values: plainText(valuesText(next)),
      description: plainText(next.description),
    }),
  }));
  const own = {
    anchor: group.anchor,
    type: group.mediaTypes.join(words.text.list),
    description: plainText(group.description),
    examples: exampleText(group),
  };
  return [own, ...allFields(topFields(group)).map(fieldRow), ...links].map((row) => ({direction: group.label, ...row}));
}

/** An interface itself. */
const operationRow = (located: LocatedOperation): Row => {
  const {operation, document, method, path} = located;
  const docs = operation.externalDocs;
  return {
    direction: isWebhook(operation) ? words.operations.parts.notification : words.csv.interface,
    anchor: `op-${operation.anchor}`,
    type: `${method} ${(!isWebhook(operation) && serverOf(operation)) || ''}${path}`,
    limits: document['x-signing'] ? '' : plainText(credentialsText(operation, document)),
    description: plainText(
      [
        operation.description,
        isWebhook(operation) ? '' : ownServers(operation, document),
        docs && `${docs.description ?? ''} ${docs.url}`.trim(),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
    deprecated: operation.deprecated ? words.csv.yes : '',
  };
};

const operationRows = (located: LocatedOperation, name: string, {contracts}: VersionContracts): readonly Row[] =>
  [operationRow(located), ...fieldGroups(located, createResolve(contracts, name)).flatMap(groupRows)].map((row) => ({
    operationId: located.operation.operationId,
    interface: located.operation.summary,
    ...row,
  }));

/** The version that brought what a row is about: a field of its own, else the interface. */
function sinceOf({anchor: anchor = ''}: Row, name: string, history: History): string | undefined {
  const [operation] = anchor.replace(/^op-/, '').split('.');
  return history.since(name, anchor) ?? history.since(name, operation);
}

/** Every interface and field of a docs version as rows, below a header row. */
export function fieldRows(siteDir: string, version: VersionContracts): readonly (readonly string[])[] {
  const versions = siteVersions(siteDir);
  const history = createHistory(versions, version.folder);
  const rows = version.names.flatMap((name) => {
    const document = version.contracts.read(name);
    const all = [
      ...documentRows(document),
      ...operationsOf(document).flatMap((located) => operationRows(located, name, version)),
    ];
    return all.map((row) => {
      const cells = {...row, family: name, since: sinceOf(row, name, history) ?? versions[0].number};
      return COLUMNS.map((column) => cells[column] ?? '');
    });
  });
  return [COLUMNS.map((column) => words.csv.columns[column]), ...rows];
}
