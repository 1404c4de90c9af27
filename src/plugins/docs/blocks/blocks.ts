import {changeSections} from './changes';
import {sequenceDiagram} from '../diagrams/sequence-diagram';
import {stateDiagram} from '../diagrams/state-diagram';
import {dictionaryIndex, dictionarySection, dictionarySections} from './dictionary';
import {errorCodes, errorCodeTable} from './error-codes';
import {downloadTable} from './downloads';
import {errorIndex, operationIndex} from './indexes';
import {createResolve, isWebhook, operationsOf, suggestion} from '../../../../contract';
import type {Contracts, LocatedOperation} from '../../../../contract';
import {notificationSchedule, rateLimits} from './limits';
import {operationExamples, operationHead, operationReference} from './operation-page';
import {callSamples, sampleBlock} from './samples';
import {testKey, vectorSteps} from './vectors';
import {inlineMarkdown} from './inline';
import type {Block, Blocks} from './block';

/** `v3#createTask`, or `v3#get /orders/{id}`. */
const TARGET = /^([\w-]+)#(\S+|[a-z]+ \/\S*)$/i;

const wordsOf = (target: string): readonly string[] => target.split(/\s+/).filter(Boolean);

function knownContract(name: string, {names}: Contracts): string {
  if (names.includes(name)) return name;
  throw new Error(`contract "${name}" not found in _contract. Known: ${names.join(', ')}.${suggestion(name, names)}`);
}

/** What is wrong with a code block whose language is nearly the name of a block. */
export function mistypedBlock(language: string): string | undefined {
  const near = Object.keys(BLOCKS).find((name) => name.slice(0, 4) === language.slice(0, 4).toLowerCase());
  if (!near || BLOCKS[language]) return undefined;
  return `block "${language}" is unknown. Known: ${Object.keys(BLOCKS).join(', ')}. Did you mean ${near}?`;
}

/** The operation that a block names. */
function find(target: string, contracts: Contracts): {contract: string; located: LocatedOperation} {
  const [, contract, name] = TARGET.exec(target.trim()) ?? [];
  if (!contract) throw new Error(`"openapi ${target}" names no operation. Expected e.g. \`\`\`openapi v3#createTask.`);
  const operations = operationsOf(contracts.read(knownContract(contract, contracts)));
  const located = operations.find(({operation, method, path}) => operation.operationId === name || `${method} ${path}`.toLowerCase() === name.toLowerCase());
  if (located) return {contract, located};
  const known = operations.map(({operation}) => operation.operationId);
  const message = `operation "${name}" not found in _contract/${contract}.yaml. Known: ${known.join(', ')}.`;
  throw new Error(message + suggestion(name, known));
}

/**
 * The block of an operation: the head, and after the prose of the section its fields and error codes, states, examples
 * and samples.
 */
const operationBlock: Block = ({target}, contracts, context, shown) => {
  const {contract, located} = find(target, contracts);
  const page = {...context, contract};
  const replacedBy = located.operation['x-replaced-by'];
  const successor = replacedBy ? find(replacedBy, contracts).located.operation : undefined;
  const machine = located.operation['x-states'];
  const resolve = createResolve(contracts, contract);
  return {
    head: operationHead(located, page, successor),
    lead: inlineMarkdown(located.operation.description ?? '', context.pageUrl),
    reference: [
      operationReference(located, page, resolve),
      machine ? stateDiagram(machine, contracts, shown, contract) : '',
      operationExamples(located),
      isWebhook(located.operation) ? '' : callSamples(contract, located, resolve, context.files),
    ],
  };
};

/** What a page can show of its contracts, by the name that opens the block. See README.md. */
export const BLOCKS: Blocks = {
  openapi: operationBlock,
  dictionary: ({target}, contracts, context, shown) => ({head: dictionarySection(target.trim(), contracts, context, shown)}),
  dictionaries: (_text, contracts, context, shown) => ({head: dictionarySections(contracts, context, shown)}),
  'dictionary-index': (_text, {common}) => ({head: dictionaryIndex(common)}),
  'error-codes': ({target}, _contracts, context) => {
    const numbers = wordsOf(target);
    return {head: numbers.length > 0 ? errorCodeTable(numbers, context) : errorCodes(context)};
  },
  operations: ({target}, contracts, context) => ({head: operationIndex(knownContract(target.trim(), contracts), contracts, context)}),
  'error-index': ({target}, contracts, context) => ({head: errorIndex(wordsOf(target).map((name) => knownContract(name, contracts)), contracts, context)}),
  'rate-limits': (_text, {common}) => ({head: rateLimits(common)}),
  'notification-schedule': (_text, {common}) => ({head: notificationSchedule(common)}),
  downloads: ({target}, contracts, context) => ({
    head: downloadTable(wordsOf(target).map((name) => knownContract(name, contracts)), contracts, context),
  }),
  sample: sampleBlock,
  vector: ({target}, _contracts, {files}) => ({head: vectorSteps(target.trim(), files)}),
  'test-key': ({target}, _contracts, {files}) => ({head: testKey(target.trim(), files)}),
  mermaid: ({target, body}) => ({head: sequenceDiagram(target, body)}),
  changes: ({target}, _, context) => ({head: changeSections(wordsOf(target)[0], context)}),
};
