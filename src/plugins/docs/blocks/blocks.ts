import {
  REPEATED,
  createResolve,
  isWebhook,
  operationsOf,
  pathInFolder,
  schemaField,
  sourceOf,
  suggestion,
} from '../../../../contract';
import type {Contracts, LocatedOperation, OpenApi} from '../../../../contract';
import {sequenceDiagram} from '../diagrams/sequence-diagram';
import {stateDiagram, stateLine} from '../diagrams/state-diagram';
import {changeSections} from './changes';
import {coverageTable, errorIndex, operationCatalog, operationIndex, scopeTable} from './indexes';
import {dictionaryIndex, dictionarySection, dictionarySections} from './dictionary';
import {errorCodeTable, errorCodes, retryTable} from './error-codes';
import {aboutDocument, documentSecurity, documentServers, tagText} from './document';
import {downloadTable} from './downloads';
import {notificationSchedule, rateLimits} from './limits';
import {listedOperation, operationHead} from './operation-head';
import {envelopeNote, operationExamples, operationReference} from './operation-page';
import {changesOfOperation, changesSince} from './page-changes';
import {callSamples, sampleBlock} from './samples';
import {schemaSection} from './schema';
import {testKey, vectorSteps} from './vectors';
import type {Block, Blocks} from './context';

/** `shop#createOrder`, or `shop#get /orders/{id}`. */
const TARGET = /^([\w-]+)#(.+)$/;

/** A name on one line, as pages write it. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const wordsOf = (target: string): readonly string[] => target.split(/\s+/).filter(Boolean);

function knownContract(name: string, {names}: Contracts): string {
  if (names.includes(name)) return name;
  throw new Error(`contract "${name}" not found in _contract. Known: ${names.join(', ')}.${suggestion(name, names)}`);
}

/** Returns a message for a code block whose language is similar to the name of a block. */
export function mistypedBlock(language: string): string | undefined {
  const near = Object.keys(BLOCKS).find((name) => name.slice(0, 4) === language.slice(0, 4).toLowerCase());
  if (!near || BLOCKS[language]) return undefined;
  return `block "${language}" is unknown. Known: ${Object.keys(BLOCKS).join(', ')}. Did you mean ${near}?`;
}

const documentOf = (target: string, contracts: Contracts): OpenApi =>
  contracts.read(knownContract(target.trim(), contracts));

function notFound(what: string, name: string, known: readonly string[], file: string): Error {
  const message = `${what} "${name}" not found in _contract/${pathInFolder(file)}. Known: ${known.join(', ')}.`;
  return new Error(message + suggestion(name, known));
}

function find(target: string, contracts: Contracts): {contract: string; located: LocatedOperation} {
  const [, contract, name] = TARGET.exec(oneLine(target)) ?? [];
  if (!contract)
    throw new Error(`"openapi ${target}" names no operation. Expected e.g. \`\`\`openapi shop#createOrder.`);
  const operations = operationsOf(contracts.read(knownContract(contract, contracts)));
  const located = operations.find(
    ({operation, method, path}) =>
      oneLine(operation.operationId) === name || oneLine(`${method} ${path}`).toLowerCase() === name.toLowerCase(),
  );
  if (located) return {contract, located};
  const known = operations.map(({operation}) => operation.operationId);
  throw notFound('operation', name, known, contracts.fileOf(contract));
}

/** The block of an operation: its head, and, after the writer's text in the section, fields, error codes, state diagram, examples and samples. */
const operationBlock: Block = ({target}, contracts, context, shown) => {
  const {contract, located} = find(target.trim().replace(REPEATED, ''), contracts);
  const page = {...context, contract};
  const replacedBy = located.operation['x-replaced-by'];
  if (replacedBy) find(replacedBy, contracts);
  const machine = located.operation['x-states'];
  const resolve = createResolve(contracts, contract);
  return {
    head: operationHead(located, contracts, page),
    listed: listedOperation(located, page),
    changed: changesOfOperation(contract, located, resolve, context),
    note: context.nodes(envelopeNote(located, resolve)),
    states: machine && stateLine(machine, contracts, contract, located.operation.page),
    lead: context.nodes(located.operation.description ?? ''),
    reference: [
      operationReference(located, page, resolve),
      machine ? stateDiagram(machine, contracts, context, shown, contract, located.operation.page) : '',
      operationExamples(located, resolve),
      isWebhook(located.operation) ? '' : callSamples(sourceOf(contracts, contract), located, context),
    ],
  };
};

/** All blocks by name; see README.md. */
export const BLOCKS: Blocks = {
  openapi: operationBlock,
  dictionary: ({target}, contracts, context, shown) => ({
    head: dictionarySection(target.trim(), contracts, context, shown),
  }),
  dictionaries: (_text, contracts, context, shown) => ({head: dictionarySections(contracts, context, shown)}),
  'dictionary-index': (_text, {common}) => ({head: dictionaryIndex(common), look: 'columns'}),
  'error-codes': ({target}, contracts, context) => {
    const numbers = wordsOf(target);
    return {head: numbers.length > 0 ? errorCodeTable(numbers, context) : errorCodes(contracts, context)};
  },
  operations: ({target}, contracts, context) => {
    const [, name, tag] = /^([^#]*)(?:#(.+))?$/.exec(target.trim()) ?? [];
    return {head: operationIndex(knownContract(name, contracts), contracts, context, tag), look: 'index'};
  },
  catalog: ({target}, contracts, context) => ({
    head: operationCatalog(knownContract(target.trim(), contracts), contracts, context),
  }),
  coverage: ({target}, contracts, context) => ({
    head: coverageTable(knownContract(target.trim(), contracts), contracts, context),
  }),
  'error-index': ({target}, contracts, context) => ({
    head: errorIndex(
      wordsOf(target).map((name) => knownContract(name, contracts)),
      contracts,
      context,
    ),
  }),
  scopes: ({target}, contracts, context) => ({
    head: scopeTable(
      wordsOf(target).map((name) => knownContract(name, contracts)),
      contracts,
      context,
    ),
  }),
  about: ({target}, contracts, context) => ({head: aboutDocument(documentOf(target, contracts), context)}),
  servers: ({target}, contracts, context) => ({head: documentServers(documentOf(target, contracts), context)}),
  security: ({target}, contracts, context) => ({head: documentSecurity(documentOf(target, contracts), context)}),
  tag: ({target}, contracts, context) => {
    const [, family = '', name = ''] = /^([^#]+)#(.+)$/.exec(target.trim()) ?? [];
    if (!name) throw new Error(`"tag ${target}" names no tag. Expected e.g. \`\`\`tag shop#orders.`);
    return {head: tagText(documentOf(family, contracts), name, context)};
  },
  schema: ({target}, contracts, context) => {
    const [, contract = '', name = ''] = TARGET.exec(target.trim()) ?? [];
    if (!name) throw new Error(`"schema ${target}" names no schema. Expected e.g. \`\`\`schema shop#Order.`);
    const document = contracts.read(knownContract(contract, contracts));
    const known = Object.keys(document.components?.schemas ?? {});
    const schema = known.find((one) => oneLine(one) === oneLine(name));
    if (schema === undefined) throw notFound('schema', name, known, contracts.fileOf(contract));
    const body = schemaField(document, schema, createResolve(contracts, contract));
    return schemaSection(schema, body, {...context, contract});
  },
  'retry-advice': (_text, _contracts, context) => ({head: retryTable(context)}),
  'rate-limits': (_text, {common}) => ({head: rateLimits(common)}),
  'notification-schedule': (_text, {common}) => ({head: notificationSchedule(common)}),
  downloads: ({target}, contracts, context) => ({
    head: downloadTable(
      wordsOf(target).map((name) => knownContract(name, contracts)),
      contracts,
      context,
    ),
  }),
  sample: sampleBlock,
  vector: ({target}, _contracts, {files}) => ({head: vectorSteps(target.trim(), files)}),
  'test-key': ({target}, _contracts, {files}) => ({head: testKey(target.trim(), files)}),
  mermaid: ({target, body}) => ({head: sequenceDiagram(target, body)}),
  'changes-since': ({target}, _, context) => ({head: changesSince(target.trim(), context)}),
  changes: ({target}, _, context) => ({head: changeSections(wordsOf(target)[0], context)}),
};
