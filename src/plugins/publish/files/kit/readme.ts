import {LANGUAGES} from '../../../../../contract';
import type {Language} from '../../../../../contract';

/** How a program of a language is started. */
const COMMANDS: Readonly<Record<Language['id'], string>> = {
  curl: 'bash',
  node: 'node',
  java: 'java',
  python: 'python3',
  php: 'php',
  go: 'go run',
};

/** What the kit of a docs version holds, as far as its readme speaks of it. */
export type Contents = {
  /** Number of the docs version, e.g. `3.0`. */
  readonly version: string;
  /** Paths of all its files but the readme. */
  readonly files: readonly string[];
};

const fence = (lines: readonly string[]): string => ['```bash', ...lines, '```'].join('\n');

/** Commands that run the programs of a topic, from the folder of the keys. */
const runAll = (folder: string, topic: string, files: readonly string[]): string =>
  fence([
    'cd vectors',
    ...LANGUAGES.map(({id, fileName}) => [id, `samples/${folder}/${fileName(topic)}`] as const)
      .filter(([, file]) => files.includes(file))
      .map(([id, file]) => `${COMMANDS[id]} ../${file}`),
  ]);

/** Names of the topics that are written by hand. */
const topicsOf = (files: readonly string[]): readonly string[] => files.flatMap((file) => /^samples\/([^/]+)\/output\.txt$/.exec(file)?.[1] ?? []);

/**
 * Writes the readme of a kit.
 *
 * @param example interface whose sample is run first: folder below `samples/` and topic
 */
export function readme({version, files}: Contents, example: {readonly folder: string; readonly topic: string}): string {
  const signing = topicsOf(files).filter((topic) => /^sign-v\d+$/.test(topic));
  return `# 示例工具包 ${version}

在自己的电脑上运行全部示例，不需要申请应用，也不连接任何平台。内容是示例契约，不对应任何真实平台。

| 文件 | 内容 |
| --- | --- |
| \`sandbox.mjs\` | 本地沙箱：按契约扮演平台，只在本机应答 |
| \`samples/\` | 示例：每个主题或接口一个文件夹，每种语言一个文件；\`output.txt\` 是运行时的输出 |
| \`contracts/\` | 接口的 OpenAPI 3.1 文档 |
| \`vectors/\` | 签名向量 \`vectors.json\`、测试密钥、签名的通知样例 \`notifications.json\` |
| \`SHA256SUMS\` | 各文件的校验和，用 \`sha256sum -c SHA256SUMS\` 核对 |
| \`LICENSES.txt\` | \`sandbox.mjs\` 所含程序库的许可 |

## 启动沙箱

需要 Node.js 20 或更高版本，不需要安装其他东西。沙箱监听 \`http://127.0.0.1:4010\`，启动后打印应用、密钥和令牌，之后逐行打印收到的请求和发送的通知，按 Ctrl+C 结束。

${fence(['node sandbox.mjs --seed'])}

选项的说明和测试取值：

${fence(['node sandbox.mjs --help', 'node sandbox.mjs --test-values'])}

## 运行示例

示例读取当前目录的密钥，所以在 \`vectors/\` 中运行。另开一个终端，选一种语言，调用一个接口：

${runAll(example.folder, example.topic, files)}

环境变量 \`SANDBOX_URL\` 可以换沙箱的地址。${files.some((file) => file.startsWith('samples/sign-sm2/')) ? 'SM2 的 Node.js 示例另需 `npm install sm-crypto`。' : ''}签名的示例不需要沙箱，输出与同一文件夹的 \`output.txt\` 相同：

${signing.map((topic) => runAll(topic, topic, files)).join('\n\n')}

## 运行完整流程

完整流程从没有业务数据的商户开始，在 8080 端口接收通知，环境变量 \`PORT\` 可以换端口。先让沙箱从头开始，再选一种语言运行：

${fence([`curl -sS -X POST http://127.0.0.1:4010/sandbox/reset -d '{"data": "empty"}'`])}

${runAll('story', 'story', files)}

每次运行之前都要从头开始，否则业务单号已经用过。

## 处理通知

\`samples/notify/\` 是接收通知的程序，在 \`http://127.0.0.1:8080/notify\` 等待，沙箱的通知都发往这里，不论请求里的 \`notifyUrl\` 是什么。\`vectors/notifications.json\` 有正常、签名错误、过期、重复、乱序和未知类型的通知，按顺序发送，逐条核对状态码、应答和打印的内容；签名的时间是固定的，运行程序时用环境变量 \`NOTIFY_NOW\` 代替当前时间，值是文件中的 \`now\`。

## 控制沙箱

沙箱自己的接口不签名，请求体是 JSON。依次是：查看全部数据，让银行退回付款 600001，把时间拨快 15 秒，查看发出的通知，从头开始。

${fence([
    'curl -sS http://127.0.0.1:4010/sandbox/state',
    `curl -sS -X POST http://127.0.0.1:4010/sandbox/events -d '{"kind": "payout", "id": 600001, "to": "RETURNED"}'`,
    `curl -sS -X POST http://127.0.0.1:4010/sandbox/clock -d '{"advanceSeconds": 15}'`,
    'curl -sS http://127.0.0.1:4010/sandbox/notifications',
    `curl -sS -X POST http://127.0.0.1:4010/sandbox/reset -d '{"data": "examples"}'`,
  ])}

请求有误时，应答说明可取的值，例如哪些对象可以改变、可以变为哪些状态。由平台造成的错误用请求头引出，例如 \`X-Sandbox-Fault: 504001\`。
`;
}
