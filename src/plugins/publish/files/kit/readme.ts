import {LANGUAGES} from '../../../../../contract';
import type {Language} from '../../../../../contract';

const SANDBOX = 'http://127.0.0.1:4010';

/** Command that runs a program of a language. */
const COMMANDS: Readonly<Record<Language['id'], string>> = {
  curl: 'bash',
  node: 'node',
  java: 'java -Dfile.encoding=UTF-8',
  python: 'python3',
  php: 'php',
  go: 'go run',
};

/** The contents of a kit that its readme describes. */
export type Contents = {
  /** Number of the docs version, e.g. `3.0`. */
  readonly version: string;
  /** Paths of all its files except the readme. */
  readonly files: readonly string[];
};

/** What Java needs beside the command: before 18 it reads sources in the encoding of the system. */
const JAVA =
  'Java 的示例是 UTF-8 的源文件，需要 Java 17 或更高版本；Java 17 按系统的字符集读取源文件，所以命令带 `-Dfile.encoding=UTF-8`，省略它时中文会变成乱码，签名也会不符。';

const fence = (lines: readonly string[]): string => ['```bash', ...lines, '```'].join('\n');

/** Whether a kit has a folder with something in it. */
const has = (files: readonly string[], folder: string): boolean => files.some((file) => file.startsWith(`${folder}/`));

/** Commands that run the programs of a topic, from the folder with the keys where there are keys. */
function runAll(folder: string, topic: string, files: readonly string[]): string {
  const programs = LANGUAGES.map(({id, fileName}) => [id, `samples/${folder}/${fileName(topic)}`] as const).filter(
    ([, file]) => files.includes(file),
  );
  if (has(files, 'vectors'))
    return fence(['cd vectors', ...programs.map(([id, file]) => `${COMMANDS[id]} ../${file}`)]);
  return fence(programs.map(([id, file]) => `SANDBOX_URL=${SANDBOX} ${COMMANDS[id]} ${file}`));
}

/** Names of the topics of hand-written samples. */
const topicsOf = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => /^samples\/([^/]+)\/output\.txt$/.exec(file)?.[1] ?? []);

/** What a kit of signed interfaces says beyond the first call: hand-written programs, notifications, and the controls of the business. */
function businessSections(files: readonly string[]): readonly string[] {
  const signing = topicsOf(files).filter((topic) => /^sign-v\d+$/.test(topic));
  const sm2 = has(files, 'samples/sign-sm2') ? 'SM2 的 Node.js 示例另需 `npm install sm-crypto`。' : '';
  const signed =
    signing.length > 0
      ? `签名的示例不需要沙箱，输出与同一文件夹的 \`output.txt\` 相同：\n\n${signing.map((topic) => runAll(topic, topic, files)).join('\n\n')}`
      : '';
  return [
    `环境变量 \`SANDBOX_URL\` 可以换沙箱的地址。${sm2}${signed}`,
    has(files, 'samples/story') ? STORY(files) : '',
    has(files, 'samples/notify') && files.includes('vectors/notifications.json') ? NOTIFY : '',
    CONTROL,
  ];
}

const STORY = (files: readonly string[]): string => `## 运行完整流程

完整流程从没有业务数据的商户开始，在 8080 端口接收通知，环境变量 \`PORT\` 可以换端口。先让沙箱从头开始，再选一种语言运行：

${fence([`curl -sS -X POST ${SANDBOX}/sandbox/reset -d '{"data": "empty"}'`])}

${runAll('story', 'story', files)}

每次运行之前都要从头开始，否则业务单号已经用过。`;

const NOTIFY = `## 处理通知

\`samples/notify/\` 是接收通知的程序，在 \`http://127.0.0.1:8080/notify\` 等待，沙箱的通知都发往这里，不论请求里的 \`notifyUrl\` 是什么。\`vectors/notifications.json\` 有正常、签名错误、过期、重复、乱序和未知类型的通知，按顺序发送，逐条核对状态码、应答和打印的内容；签名的时间是固定的，运行程序时用环境变量 \`NOTIFY_NOW\` 代替当前时间，值是文件中的 \`now\`。`;

const CONTROL = `## 控制沙箱

沙箱自己的接口不签名，请求体是 JSON。依次是：查看全部数据，让银行退回付款 600001，把时间拨快 15 秒，查看发出的通知，从头开始。

${fence([
  `curl -sS ${SANDBOX}/sandbox/state`,
  `curl -sS -X POST ${SANDBOX}/sandbox/events -d '{"kind": "payout", "id": 600001, "to": "RETURNED"}'`,
  `curl -sS -X POST ${SANDBOX}/sandbox/clock -d '{"advanceSeconds": 15}'`,
  `curl -sS ${SANDBOX}/sandbox/notifications`,
  `curl -sS -X POST ${SANDBOX}/sandbox/reset -d '{"data": "examples"}'`,
])}

请求有误时，应答说明可取的值，例如哪些对象可以改变、可以变为哪些状态。由平台造成的错误用请求头引出，例如 \`X-Sandbox-Fault: 502001\`。`;

/** What a kit says of interfaces that are not signed. */
const PREFER = `程序默认调用接口真正的地址，环境变量 \`SANDBOX_URL\` 让它调用沙箱。沙箱检查凭证是否存在，任何值都可以。

## 选择应答

沙箱按契约的示例应答，没有示例时按 schema 造出合格的值。请求头 \`Prefer\` 选择契约声明的其他应答：\`Prefer: code=404\` 是状态码，\`Prefer: example=gone\` 是示例的名称。请求有误时，应答说明哪个字段不符合哪条规则。`;

/**
 * Writes the readme of a kit: of what there is.
 *
 * @param example interface whose sample is run first: folder below `samples/` and topic
 */
export function readme({version, files}: Contents, example: {readonly folder: string; readonly topic: string}): string {
  const signs = has(files, 'vectors');
  const rows = [
    '| `sandbox.mjs` | 本地沙箱：按契约扮演平台，只在本机应答 |',
    `| \`samples/\` | 示例：每个主题或接口一个文件夹，每种语言一个文件${topicsOf(files).length > 0 ? '；`output.txt` 是运行时的输出' : ''} |`,
    '| `contracts/` | 接口的 OpenAPI 3.1 文档 |',
    ...(signs ? ['| `vectors/` | 签名向量 `vectors.json`、测试密钥、签名的通知样例 `notifications.json` |'] : []),
    '| `SHA256SUMS` | 各文件的校验和，用 `sha256sum -c SHA256SUMS` 核对 |',
    '| `LICENSES.txt` | `sandbox.mjs` 所含程序库的许可 |',
  ];
  const prints = signs ? '启动后打印应用、密钥和令牌，之后逐行打印收到的请求和发送的通知' : '启动后逐行打印收到的请求';
  const help = signs
    ? ['选项的说明和测试取值：', fence(['node sandbox.mjs --help', 'node sandbox.mjs --test-values'])]
    : [];
  const sections = [
    `# 示例工具包 ${version}`,
    `在自己的电脑上运行全部示例，不需要申请应用，也不连接任何平台。${signs ? '内容是示例契约，不对应任何真实平台。' : ''}`,
    ['| 文件 | 内容 |', '| --- | --- |', ...rows].join('\n'),
    '## 启动沙箱',
    `需要 Node.js 20 或更高版本，不需要安装其他东西。沙箱监听 \`${SANDBOX}\`，${prints}，按 Ctrl+C 结束。`,
    fence([signs ? 'node sandbox.mjs --seed' : 'node sandbox.mjs']),
    ...help,
    '## 运行示例',
    `${signs ? '示例读取当前目录的密钥，所以在 `vectors/` 中运行。' : ''}另开一个终端，选一种语言，调用一个接口：`,
    runAll(example.folder, example.topic, files),
    files.some((file) => file.endsWith('.java')) ? JAVA : '',
    ...(signs ? businessSections(files) : [PREFER]),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
