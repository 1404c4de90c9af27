import type {AddressInfo} from 'net';
import type {Business, Choice, Material} from './business';
import {OptionsError, helpText, parseOptions} from './options';
import type {Options} from './options';
import {openSimulator} from './simulator';
import {createSandbox} from './transport/server';
import * as words from '../contract/words';

/** Exit codes: 2 for an invalid command line, 70 (EX_SOFTWARE of sysexits.h) for a bug of the sandbox. */
const EXIT = {failed: 1, usage: 2, bug: 70} as const;

/** Source of the contracts. */
export type Source = {
  /** Numbers of the available docs versions, the default first. */
  readonly versions: readonly string[];
  readonly read: (version: string) => Promise<Material>;
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function fail(code: number, message: string): never {
  console.error(`[sandbox] ${message}`);
  process.exit(code);
}

/** The message on start, with what a user needs to call the sandbox. */
function greeting(port: number, material: Material, choice?: Choice): string {
  const {version, families} = material.contracts;
  const plain = [
    words.interpolate(words.sandbox.contracts, {version, names: Object.keys(families).join(words.text.list)}),
    words.sandbox.anyCredentials,
  ];
  return [words.interpolate(words.sandbox.address, {port}), ...(choice?.greeting(material) ?? plain)].join('\n');
}

function listenError({code, message}: NodeJS.ErrnoException, port: number): string {
  return code === 'EADDRINUSE'
    ? words.interpolate(words.sandbox.portTaken, {port, next: port + 1})
    : words.interpolate(words.sandbox.cannotListen, {port, message});
}

async function start({contracts, port}: Options, source: Source, choice?: Choice): Promise<void> {
  const material = await source.read(contracts);
  const onBug = (error: unknown, request: string): void => {
    const cause = error instanceof Error ? error.stack : String(error);
    fail(EXIT.bug, `${words.interpolate(words.sandbox.bug, {request})}\n${cause}`);
  };
  const simulator = await openSimulator(material.contracts, choice?.rules(material, print));
  const server = createSandbox({simulator, print, onBug});
  server.once('error', (error) => fail(EXIT.failed, listenError(error, port)));
  server.listen(port, '127.0.0.1', () => print(greeting((server.address() as AddressInfo).port, material, choice)));
}

/**
 * Runs the sandbox as a command-line program.
 *
 * @param business simulates contracts by rules
 */
export async function runCli(args: readonly string[], {versions, read}: Source, business?: Business): Promise<void> {
  try {
    const options = parseOptions(args, versions, business?.options);
    const choice = business?.choose(options.texts);
    if (options.help) print(helpText(versions, business?.options));
    else if (choice?.report !== undefined) print(choice.report);
    else await start(options, {versions, read}, choice);
  } catch (error) {
    if (error instanceof OptionsError) fail(EXIT.usage, error.message);
    throw error;
  }
}
