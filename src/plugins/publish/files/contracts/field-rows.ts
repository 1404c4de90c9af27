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
  meaningOf,
  plainText,
  schemaField,
  serverOf,
  tagTitle,
  topFields,
  valuesText,
  writtenValue,
  schemeTexts,
  serversText,
} from '../../../../../contract';
import type {
  Field,
  FieldGroup,
  History,
  LocatedOperation,
  OpenApi,
  Resolve,
  VersionContracts,
} from '../../../../../contract';
import * as words from '../../../../../contract/words';
import {choicesTitle, defaultTexts, exampleTexts} from '../../../docs/blocks/field-facts';
import {siteVersions} from '../../../docs/files/site-versions';

function need({required, condition}: Field): string {
  if (required) return words.csv.yes;
  return condition ? words.csv.conditional : words.csv.no;
}

const limitsText = (field: Field): string => {
  const {limits, choices, elsewhere, unshown, schema} = field;
  return [
    ...limits,
    ...(elsewhere ? [words.fields.shownAt + elsewhere.schema] : []),
    ...(allowsNull(schema) ? [words.fields.limits.null] : []),
    ...defaultTexts(field),
    ...(choices ? [choicesTitle(choices)] : []),
    ...(unshown ? [words.interpolate(words.csv.rest, {schema: jsonOf(unshown)})] : []),
  ].join(words.text.clauses);
};

const valuesCell = ({values, meanings}: Field): string =>
  values
    .map(writtenValue)
    .map((value) => {
      const meaning = meaningOf(value, meanings);
      return meaning ? value + words.interpolate(words.text.note, {note: plainText(meaning)}) : value;
    })
    .join(words.text.list);

const fieldRow = (field: Field): Row => ({
  field: field.path,
  anchor: field.anchor,
  type: field.type,
  required: need(field),
  condition: field.condition,
  limits: limitsText(field),
  values: valuesCell(field),
  dictionary: field.dictionary,
  description: plainText(field.description),
  examples: exampleTexts(field).join(words.text.clauses),
  place: field.place ? words.fields.places[field.place] : '',
  deprecated: field.deprecated ? words.csv.yes : '',
});

const exampleText = ({examples}: FieldGroup): string =>
  examples
    .map(({summary, description, value}) =>
      [summary, description, writtenValue(value)].filter(Boolean).join(words.text.colon),
    )
    .join('\n');

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

const operationRows = (located: LocatedOperation, resolve: Resolve): readonly Row[] =>
  [operationRow(located), ...fieldGroups(located, resolve).flatMap(groupRows)].map((row) => ({
    operationId: located.operation.operationId,
    interface: located.operation.summary,
    ...row,
  }));

/** The rows of a schema with a page of its own; operations name it in the limits of their fields. */
const schemaRows = (schema: string, document: OpenApi, resolve: Resolve): readonly Row[] =>
  allFields([schemaField(document, schema, resolve)]).map((field) => ({
    interface: schema,
    direction: words.csv.schema,
    ...fieldRow(field),
  }));

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
    const resolve = createResolve(version.contracts, name);
    const written = (rows: readonly Row[], since: (row: Row) => string | undefined) =>
      rows.map((row) => {
        const cells = {...row, family: name, since: since(row) ?? versions[0].number};
        return COLUMNS.map((column) => cells[column] ?? '');
      });
    const ofOperations = operationsOf(document).flatMap((located) => operationRows(located, resolve));
    const ofSchemas = Object.keys(document.schemaPages ?? {}).flatMap((schema) => {
      const {since} = history.ofSchema(name, schema);
      return written(schemaRows(schema, document, resolve), ({anchor = ''}) => since(name, anchor));
    });
    return [
      ...written([...documentRows(document), ...ofOperations], (row) => sinceOf(row, name, history)),
      ...ofSchemas,
    ];
  });
  return [COLUMNS.map((column) => words.csv.columns[column]), ...rows];
}

/** The columns of the table of fields. */
export const COLUMNS = [
  'family',
  'operationId',
  'interface',
  'direction',
  'field',
  'anchor',
  'type',
  'required',
  'condition',
  'limits',
  'values',
  'dictionary',
  'description',
  'since',
  'examples',
  'place',
  'deprecated',
] as const;

/** Cells by column; missing ones are empty. */
export type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

const documentRows = (document: OpenApi): readonly Row[] => {
  const {info = {}, tags = []} = document;
  const texts = words.csv;
  const rows: readonly (Row & {readonly description: string})[] = [
    {direction: texts.about, description: [info.summary, info.description].filter(Boolean).join('\n\n')},
    {direction: texts.server, description: serversText(document)},
    ...schemeTexts(document).map((description) => ({direction: texts.credentials, description})),
    ...tags.map(({name, description = ''}) => {
      const title = tagTitle(document, name);
      return {
        direction: texts.tag,
        type: name,
        description: [title === name ? '' : title, description].filter(Boolean).join('\n\n'),
      };
    }),
  ];
  return rows
    .filter(({description}) => description !== '')
    .map((row) => ({...row, description: plainText(row.description)}));
};
