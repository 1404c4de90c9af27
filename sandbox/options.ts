import {parseArgs} from 'util';
import {isLoopback} from './transport/loopback';
import {DATA_SETS} from './platform/world';
import type {DataSet} from './platform/world';

/** The options of the command line. */
export type Options = {
  readonly contracts: string;
  readonly port: number;
  readonly seed: boolean;
  readonly data: DataSet;
  readonly notify: string;
  readonly testValues: boolean;
  readonly help: boolean;
};

/** An invalid command line. */
export class OptionsError extends Error {}

const OPTIONS = {
  contracts: {value: '版本', text: '扮演哪个文档版本的平台'},
  port: {value: '端口', text: '监听的端口，0 由系统选择，默认 4010'},
  data: {value: '数据集', text: '开始时的数据：examples 有契约示例提到的数据，empty 只有商户与资金，默认 examples'},
  notify: {value: '地址', text: '通知发往本机的哪个地址，默认 http://127.0.0.1:8080/notify'},
  seed: {value: undefined, text: '编号与时间每次运行都相同；业务时间静止，用 POST /sandbox/clock 拨动'},
  'test-values': {value: undefined, text: '列出能引出各种结果的测试取值'},
  help: {value: undefined, text: '显示本说明'},
} as const;

type Name = keyof typeof OPTIONS;
const NAMES = Object.keys(OPTIONS) as Name[];
const KNOWN = NAMES.map((name) => `--${name}`).join('、');

/** The options with their descriptions. */
export function helpText(versions: readonly string[]): string {
  const lines = NAMES.map((name) => [
    `  --${name} ${OPTIONS[name].value ? `<${OPTIONS[name].value}>` : ''}`,
    OPTIONS[name].text,
  ]);
  const known = `--contracts 可取 ${versions.join('、')}，默认 ${versions[0]}。`;
  return [
    '本地沙箱：在本机扮演平台，按契约应答请求、发出通知。选项：',
    ...lines.map((line) => line.join('  ')),
    known,
  ].join('\n');
}

/** The values of the command line by option. @throws OptionsError when it is malformed */
function textsOf(args: readonly string[]): Partial<Record<Name, string>> {
  const config = Object.fromEntries(
    NAMES.map((name) => [name, {type: OPTIONS[name].value ? 'string' : 'boolean'}] as const),
  );
  const {tokens} = parseArgs({args: [...args], options: config, strict: false, allowPositionals: true, tokens: true});
  const texts: Partial<Record<string, string>> = {};
  for (const token of tokens) {
    if (token.kind !== 'option' || !NAMES.includes(token.name as Name))
      throw new OptionsError(`不认识 ${args[token.index]}。可用的选项：${KNOWN}。`);
    const {value} = OPTIONS[token.name as Name];
    if (value && !token.value)
      throw new OptionsError(`--${token.name} 缺少${value}。请写作 --${token.name} <${value}>。`);
    if (!value && token.value !== undefined) throw new OptionsError(`--${token.name} 不带值。请去掉 ${token.value}。`);
    texts[token.name] = token.value ?? '';
  }
  return texts;
}

function notifyOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' && isLoopback(url.host)) return url.href;
  throw new OptionsError(
    `--notify ${text} 不能用。沙箱只向本机发通知，地址应以 http://127.0.0.1 或 http://localhost 开头。`,
  );
}

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new OptionsError(`--port ${text} 不是端口。应为 0 到 65535 的整数。`);
}

function oneOf<T extends string>(name: Name, text: string, known: readonly T[]): T {
  const found = known.find((candidate) => candidate === text);
  if (found) return found;
  throw new OptionsError(`--${name} ${text} 不存在。可取：${known.join('、')}。`);
}

/**
 * Parses the command line.
 *
 * @param versions numbers of the available docs versions, the default first
 * @throws OptionsError that names the mistake and the valid values
 */
export function parseOptions(args: readonly string[], versions: readonly string[]): Options {
  const {
    contracts = versions[0],
    port = '4010',
    data = DATA_SETS[0],
    notify = 'http://127.0.0.1:8080/notify',
    seed,
    help,
    ...texts
  } = textsOf(args);
  return {
    contracts: oneOf('contracts', contracts, versions),
    port: portOf(port),
    data: oneOf('data', data, DATA_SETS),
    notify: notifyOf(notify),
    seed: seed !== undefined,
    testValues: texts['test-values'] !== undefined,
    help: help !== undefined,
  };
}
