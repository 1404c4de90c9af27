import type {AddressInfo} from 'net';
import type {Business, Choice, Material} from './business';
import {OptionsError, helpText, parseOptions} from './options';
import type {Options} from './options';
import {openPlayer} from './play';
import {createSandbox} from './transport/server';

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

/** What a user needs to call the sandbox. */
function greeting(port: number, material: Material, choice?: Choice): string {
  const {version, families} = material.contracts;
  const plain = [
    `契约：${version}，${Object.keys(families).join('、')}`,
    '凭证：任何值都可以，只检查有没有；请求头 Prefer: code=404 选择契约声明的应答',
  ];
  return [`沙箱：http://127.0.0.1:${port}`, ...(choice?.greeting(material) ?? plain)].join('\n');
}

function listenError({code, message}: NodeJS.ErrnoException, port: number): string {
  return code === 'EADDRINUSE'
    ? `端口 ${port} 已被占用。请换一个端口，例如 --port ${port + 1}。`
    : `不能监听端口 ${port}：${message}`;
}

async function start({contracts, port}: Options, source: Source, choice?: Choice): Promise<void> {
  const material = await source.read(contracts);
  const onBug = (error: unknown, request: string): void => {
    const cause = error instanceof Error ? error.stack : String(error);
    fail(EXIT.bug, `沙箱自身出错，处理的是 ${request}。请把以下内容告诉文档的维护者：\n${cause}`);
  };
  const player = await openPlayer(material.contracts, choice?.rules(material, print));
  const server = createSandbox({player, print, onBug});
  server.once('error', (error) => fail(EXIT.failed, listenError(error, port)));
  server.listen(port, '127.0.0.1', () => print(greeting((server.address() as AddressInfo).port, material, choice)));
}

/**
 * Runs the sandbox as a command-line program.
 *
 * @param business plays contracts by rules
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
