import {spawn} from 'child_process';
import {once} from 'events';
import {createServer} from 'net';
import type {AddressInfo} from 'net';
import path from 'path';
import {expect, test} from '@playwright/test';
import {OPTIONS, settingsOf} from '../../../sample/sandbox/settings';
import {parseOptions} from '../../../sandbox/options';
import {versionNames, versionNumber} from '../../../src/data/versions';

const ROOT = path.join(__dirname, '..', '..', '..');
const VERSIONS = ['3.0', '2.0'];

function parse(args: readonly string[]) {
  const {texts, ...options} = parseOptions(args, VERSIONS, OPTIONS);
  return {...options, ...settingsOf(texts)};
}

test('without options the newest contracts are played with the data of their examples', () => {
  expect(parse([])).toEqual({
    contracts: '3.0',
    port: 4010,
    seed: false,
    data: 'examples',
    notify: 'http://127.0.0.1:8080/notify',
    help: false,
  });
});

test('every option is followed', () => {
  const args = ['--contracts', '2.0', '--port=0', '--seed', '--data', 'empty', '--notify', 'http://localhost:9000/n'];
  expect(parse(args)).toMatchObject({
    contracts: '2.0',
    port: 0,
    seed: true,
    data: 'empty',
    notify: 'http://localhost:9000/n',
  });
});

for (const [args, says] of [
  [['--verbose'], '不认识 --verbose。可用的选项：--contracts'],
  [['start'], '不认识 start'],
  [['--port'], '--port 缺少端口'],
  [['--port', '4010x'], '应为 0 到 65535 的整数'],
  [['--port', '65536'], '应为 0 到 65535 的整数'],
  [['--seed=yes'], '--seed 不带值'],
  [['--contracts', '9.0'], '可取：3.0、2.0'],
  [['--data', 'full'], '可取：examples、empty'],
  [['--notify', 'http://merchant.example/notify'], '沙箱只向本机发通知'],
  [['--notify', 'https://127.0.0.1/notify'], '沙箱只向本机发通知'],
  [['--notify', 'nowhere'], '沙箱只向本机发通知'],
] as const) {
  test(`${args.join(' ')} is refused with what is known`, () => {
    expect(() => parse(args)).toThrow(says);
  });
}

async function run(...args: readonly string[]) {
  const program = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'tools', 'sandbox', 'main.ts'), ...args]);
  let text = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const [code] = (await once(program, 'close')) as [number];
  return {code, text};
}

test('the program tells a bad command line from a port that is taken', async () => {
  test.slow();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const {port} = taken.address() as AddressInfo;
  expect(await run('--help')).toMatchObject({
    code: 0,
    text: expect.stringContaining(`--contracts 可取 ${versionNames.map(versionNumber).join('、')}`),
  });
  expect(await run('--test-values')).toMatchObject({code: 0, text: expect.stringContaining('x-sandbox-fault 可取')});
  expect(await run('--port', 'x')).toEqual({code: 2, text: '[sandbox] --port x 不是端口。应为 0 到 65535 的整数。\n'});
  expect(await run('--port', String(port))).toMatchObject({
    code: 1,
    text: expect.stringContaining(`端口 ${port} 已被占用`),
  });
  taken.close();
});
