import {
  createResolve,
  fieldGroups,
  interfaceSample,
  namedOperation,
  operationsOf,
  serverOf,
  sourceOf,
  suggestion,
} from '../../../contract';
import type {Contracts, LocatedOperation, VersionFiles} from '../../../contract';
import type {CodeThemes} from '../../data/code-themes';
import type {Example} from '../../data/home-page';
import {placeOf} from '../docs/blocks/operation-link';
import {recordedAnswer} from '../docs/blocks/samples';
import {highlighted} from './highlight';
import {plainCommand} from './plain-command';

/** The commands of a Bash program, without comments and setup. */
const commandsOf = (program: string): string =>
  program
    .split('\n')
    .filter((line) => !/^(?:#|set -)/.test(line))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();

/** The example of a successful response in the contract. */
const exampleAnswer = (located: LocatedOperation, contracts: Contracts, contract: string): unknown =>
  fieldGroups(located, createResolve(contracts, contract))
    .filter(({succeeds}) => succeeds)
    .flatMap(({examples}) => examples)
    .find(({value}) => value !== undefined)?.value;

/**
 * A call of an interface with its recorded response, else with the contract's example.
 *
 * @param name e.g. `shop#createOrder`
 * @param pageUrl returns the address of a page by its id
 * @param themes colours of the code
 * @throws Error if no contract has the interface
 */
export function exampleOf(
  name: string,
  contracts: Contracts,
  files: VersionFiles,
  pageUrl: (page: string) => string,
  themes: CodeThemes = {},
): Example {
  const [contract, operationId] = namedOperation(name);
  const operations = contracts.names.includes(contract) ? operationsOf(contracts.read(contract)) : [];
  const located = operations.find(({operation}) => operation.operationId === operationId);
  if (!located) {
    const known = contracts.names.flatMap((one) =>
      operationsOf(contracts.read(one)).map(({operation}) => `${one}#${operation.operationId}`),
    );
    throw new Error(
      `[home] src/data/home.json: the example "${name}" is no interface. Known: ${known.join(', ')}.${suggestion(name, known)}`,
    );
  }
  const {operation, method, path} = located;
  const [page, anchor] = placeOf(operation);
  const recorded = recordedAnswer(files, contract, operationId);
  const answer = recorded ?? exampleAnswer(located, contracts, contract);
  const source = sourceOf(contracts, contract);
  // For a call without credentials only the request is shown, without the verification of the response by a signing scheme.
  const shown =
    operation.security?.length === 0 ? {...source, document: {...source.document, 'x-signing': undefined}} : source;
  return {
    name: operation.summary,
    method,
    path,
    to: `${pageUrl(page)}#${anchor}`,
    program: highlighted(
      plainCommand(commandsOf(interfaceSample('curl', located, shown)), serverOf(operation)),
      'bash',
      themes,
    ),
    answer:
      answer === undefined
        ? undefined
        : highlighted(typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2), 'json', themes),
    recorded: recorded !== undefined,
  };
}
