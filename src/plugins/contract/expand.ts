import {dictionarySection} from './dictionary';
import {errorIndex, operationIndex} from './indexes';
import {PLUGIN} from './read';
import type {Contracts} from './read';
import type {PageContext} from './field-list';
import {operationsOf} from './openapi';
import type {LocatedOperation} from './openapi';
import {operationExamples, operationHead, operationReference} from './operation-page';
import {createResolve} from './schema';
import type {Problem} from '../problems';

/** A block, e.g. ```` ```openapi v3#createSettlement ````, on a line of its own and closed by the next fence. See README.md. */
const BLOCK = /^```(openapi|dictionary|operations|error-index)[ \t]+(.*)$/;
const TARGET = /^([\w-]+)#([\w-]+)$/;
const SECTION_END = /^##?\s/;

/** A page whose blocks are replaced, or the problems that prevent it. */
export type Expansion = {readonly markdown: string; readonly problems: readonly Problem[]};

function suggestion(wrong: string, known: readonly string[]): string {
  const near = known.find((name) => name.toLowerCase() === wrong.toLowerCase() || name.startsWith(wrong.slice(0, -2)));
  return near ? ` Did you mean ${near}?` : '';
}

/** The operation that a block names. */
function find(target: string, contracts: Contracts): {contract: string; located: LocatedOperation} {
  const [, contract, operationId] = TARGET.exec(target.trim()) ?? [];
  if (!contract) throw new Error(`"openapi ${target}" names no operation. Expected e.g. \`\`\`openapi v3#createTask.`);
  const operations = operationsOf(contracts.read(contract));
  const located = operations.find(({operation}) => operation.operationId === operationId);
  if (located) return {contract, located};
  const known = operations.map(({operation}) => operation.operationId);
  const message = `operation "${operationId}" not found in _contract/${contract}.yaml. Known: ${known.join(', ')}.`;
  throw new Error(message + suggestion(operationId, known));
}

/** What stands in the place of a block, and what follows the prose of its section. */
type Replacement = {readonly head: string; readonly reference: string};

function replace(kind: string, target: string, contracts: Contracts, context: PageContext): Replacement {
  const words = target.trim().split(/\s+/);
  if (kind === 'dictionary') return {head: dictionarySection(words[0], contracts.common), reference: ''};
  if (kind === 'operations') return {head: operationIndex(words[0], contracts, context), reference: ''};
  if (kind === 'error-index') return {head: errorIndex(words, contracts, context), reference: ''};
  const {contract, located} = find(target, contracts);
  const page = {...context, contract};
  const replacedBy = located.operation['x-replaced-by'];
  const successor = replacedBy ? find(replacedBy, contracts).located.operation : undefined;
  const html = JSON.stringify(operationReference(located, page, createResolve(contracts, contract)));
  return {
    head: operationHead(located, page, successor),
    reference: [`<Reference html={${html}} />`, operationExamples(located)].join('\n\n'),
  };
}

/** Whether a page has blocks at all. */
export function hasBlocks(markdown: string): boolean {
  return markdown.split('\n').some((line) => BLOCK.test(line));
}

/**
 * Replaces the blocks of a page. An `openapi` block becomes the head of its interface; fields, error codes and examples
 * follow the prose that the writer put under it, at the end of the section.
 *
 * @param file path of the page relative to the site, for messages
 */
export function expand(file: string, markdown: string, contracts: Contracts, context: PageContext): Expansion {
  const problems: Problem[] = [];
  const output: string[] = [];
  let reference = '';
  let inFence = false;
  let inBlock = false;
  const endSection = () => {
    if (reference) output.push('', reference, '');
    reference = '';
  };
  markdown.split(/\r?\n/).forEach((line, index) => {
    const [, kind, target] = (inFence ? undefined : BLOCK.exec(line)) ?? [];
    if (kind) {
      inBlock = true;
      endSection();
      try {
        const replacement = replace(kind, target, contracts, context);
        output.push(replacement.head);
        reference = replacement.reference;
      } catch (error) {
        problems.push({plugin: PLUGIN, file, line: index + 1, message: (error as Error).message});
      }
    } else if (inBlock) {
      inBlock = !line.startsWith('```');
    } else {
      if (line.trimStart().startsWith('```')) inFence = !inFence;
      if (!inFence && SECTION_END.test(line)) endSection();
      output.push(line);
    }
  });
  endSection();
  return {markdown: output.join('\n'), problems};
}
