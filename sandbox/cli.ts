import type {AddressInfo} from 'net';
import {areas} from './areas';
import {beijingTime} from './platform/clock';
import type {ContractSet} from './platform/contracts';
import {FAULT_CODES, FAULT_HEADER} from './requests/faults';
import {MERCHANT_KEY, MERCHANT_SM2_KEY, PLATFORM_KEY, SAMPLE_APP, SAMPLE_TOKEN, SECRET} from './platform/merchant';
import type {KeyFiles} from './platform/merchant';
import {OptionsError, helpText, parseOptions} from './options';
import type {Options} from './options';
import {SEED_TIME} from './platform/platform';
import {createSandbox} from './transport/server';

/** Exit codes: 2 for an invalid command line, 70 (EX_SOFTWARE of sysexits.h) for a bug of the sandbox. */
const EXIT = {failed: 1, usage: 2, bug: 70} as const;

/** What the sandbox simulates: a docs version. */
type Material = {
  readonly contracts: ContractSet;
  readonly keys: KeyFiles;
  /** Folder of the key files, as shown to the user. */
  readonly keyFolder: string;
};

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

function testValuesText(): string {
  const values = areas.flatMap(({testValues = []}) => testValues).map(({value, effect}) => `  ${value}：${effect}`);
  return ['测试取值：', ...values, `由平台造成的错误：请求头 ${FAULT_HEADER} 可取 ${FAULT_CODES.join('、')}`].join(
    '\n',
  );
}

/** What a user needs to call the sandbox. */
function greeting(port: number, options: Options, {contracts: {families}, keys, keyFolder}: Material): string {
  const {contracts, data, seed, notify} = options;
  const address = `沙箱：http://127.0.0.1:${port}`;
  const signed = Object.values(families).some((family) => family['x-signing'] !== undefined);
  const example = '凭证：任何值都可以，只检查有没有；请求头 Prefer: code=404 选择契约声明的应答';
  if (!signed) return [address, `契约：${contracts}，${Object.keys(families).join('、')}`, example].join('\n');
  return [
    address,
    `契约：${contracts}，数据：${data}，时间：${seed ? `静止在 ${beijingTime(SEED_TIME)}` : '随本机时钟'}`,
    `应用：appId ${SAMPLE_APP}，appSecret ${SECRET}，令牌 ${SAMPLE_TOKEN}`,
    `密钥：商户 ${MERCHANT_KEY}（RSA2）${keys.sm2PublicKey ? `、${MERCHANT_SM2_KEY}（SM2）` : ''}，平台 ${PLATFORM_KEY}，文件在 ${keyFolder}`,
    `通知：发往 ${notify}，请求中的 notifyUrl 只作记录`,
  ].join('\n');
}

function listenError({code, message}: NodeJS.ErrnoException, port: number): string {
  return code === 'EADDRINUSE'
    ? `端口 ${port} 已被占用。请换一个端口，例如 --port ${port + 1}。`
    : `不能监听端口 ${port}：${message}`;
}

async function start(options: Options, source: Source): Promise<void> {
  const material = await source.read(options.contracts);
  const {contracts, keys} = material;
  const onBug = (error: unknown, request: string): void => {
    const cause = error instanceof Error ? error.stack : String(error);
    fail(EXIT.bug, `沙箱自身出错，处理的是 ${request}。请把以下内容告诉文档的维护者：\n${cause}`);
  };
  const server = await createSandbox({...options, contracts, keys, print, onBug});
  server.once('error', (error) => fail(EXIT.failed, listenError(error, options.port)));
  server.listen(options.port, '127.0.0.1', () =>
    print(greeting((server.address() as AddressInfo).port, options, material)),
  );
}

/** Runs the sandbox as a command-line program. */
export async function runCli(args: readonly string[], source: Source): Promise<void> {
  try {
    const options = parseOptions(args, source.versions);
    if (options.help) print(helpText(source.versions));
    else if (options.testValues) print(testValuesText());
    else await start(options, source);
  } catch (error) {
    if (error instanceof OptionsError) fail(EXIT.usage, error.message);
    throw error;
  }
}
