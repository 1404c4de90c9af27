import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {allFields, createResolve, openContracts, operationFields, operationsOf} from '../../contract';
import type {Contracts, Schema} from '../../contract';
import {versionFolders} from './fixtures/version-folders';

const ROOT = path.join(__dirname, '..', '..');
const read = (...file: readonly string[]): string => readFileSync(path.join(ROOT, ...file), 'utf8');

/** The rows of the table that begins with this head. */
function rowsOf(page: string, head: string): readonly (readonly string[])[] {
  const [, table = ''] = page.split(`${head}\n`);
  return table
    .split('\n\n')[0]
    .split('\n')
    .slice(1)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The schema of a field by its contract and anchor; nothing where the version lacks it. */
function schemaOf(contracts: Contracts, name: string): Schema | undefined {
  const [contract, anchor] = name.split('#');
  if (!contracts.names.includes(contract)) return undefined;
  const resolve = createResolve(contracts, contract);
  const located = operationsOf(contracts.read(contract)).find(
    ({operation}) => operation.operationId === anchor.split('.')[0],
  );
  const fields = located ? Object.values(operationFields(located, resolve)).flat() : [];
  return allFields(fields).find((field) => field.anchor === anchor)?.schema;
}

type Keys = readonly (keyof Schema)[];

/** Where the contract has the numbers of each row of the table of limits: fields with their keywords, or the words around the numbers. */
const LIMITS: Readonly<Record<string, RegExp | readonly [field: string, keys: Keys]>> = {
  客户端超时: /客户端等待 (\d+) 秒/g,
  可查询的历史: /最近 (\d+) 天/g,
  账户流水的单次时间范围: /不超过 (\d+) 天/g,
  每页条数: ['v1#listBatchDetails.req.pageSize', ['maximum', 'default']],
  业务单号: ['v1#createBatch.req.outBatchNo', ['minLength', 'maxLength']],
  上传文件: /单个文件超过 (\d+) MB/g,
  '出口 IP 白名单': /每个应用最多 (\d+) 个/g,
  实名认证: /(\d+) 小时内提交实名认证已满 (\d+) 次/g,
  签约链接: /(\d+) 小时内没有签署/g,
  '费用试算（v3）': /(\d+) 分钟内有效/g,
  待确认的结算: /(\d+) 小时内没有确认/g,
  结算批次的明细: ['v1#createBatch.req.details', ['maxItems']],
  结算批次的单条明细金额: ['v1#createBatch.req.details.amount', ['x-maximum']],
  '结算单的明细（v3）': ['v3#createSettlement.req.items', ['maxItems']],
  '一次指派的个人（v3）': ['v3#assignWorkers.req.workerIds', ['maxItems']],
  应答通知: /"acceptWithinSeconds":(\d+)/g,
};

/** The numbers of a row in the contract, each once; none for a row that is not known. */
function numbersFor(row: string, contracts: Contracts): readonly string[] {
  const source = LIMITS[row] ?? LIMITS[row.replace(/（v1）$/, '')] ?? /(?!)/g;
  if (!(source instanceof RegExp)) {
    const schema = schemaOf(contracts, source[0]);
    return source[1].map((key) => String(schema?.[key]));
  }
  const texts = JSON.stringify([contracts.common, ...contracts.names.map((name) => contracts.read(name))]);
  return [...new Set(Array.from(texts.matchAll(source), ([, ...numbers]) => numbers).flat())];
}

/** Rows that say another limit than the contract, as `row: typed, contract`. */
function wrongLimits(rows: readonly (readonly string[])[], contracts: Contracts): readonly string[] {
  return rows.flatMap(([name, typed]) => {
    const numbers = numbersFor(name, contracts);
    const isSame = numbers.length > 0 && (typed.match(/\d+(?:\.\d+)?/g) ?? []).join() === numbers.join();
    return isSame ? [] : [`${name}: ${typed}, ${numbers.join('、')}`];
  });
}

for (const version of versionFolders) {
  const contracts = openContracts(ROOT, version);
  const page = read(version, 'index.mdx');

  test(`${version}: the limits of 接入说明 are those of the contract`, () => {
    const rows = rowsOf(page.split('其他限制')[1], '| 项目 | 上限 |');
    expect(rows.length).toBeGreaterThan(10);
    expect(wrongLimits(rows, contracts)).toEqual([]);
  });

  test(`${version}: the common parameters of v1 are those that its signed requests carry`, () => {
    const {vectors} = JSON.parse(read(version, '_vectors', 'vectors.json')) as {
      vectors: readonly {name: string; stringToSign: string}[];
    };
    const signed = vectors.find(({name}) => name === 'v1-post-create-batch')?.stringToSign ?? '';
    const names = Array.from(signed.matchAll(/(?:^|&)(\w+)=/g), ([, name]) => name);
    expect(
      rowsOf(page, '| 名称 | 含义与取值 |')
        .map(([name]) => name.replace(/`/g, ''))
        .sort(),
    ).toEqual([...names, 'sign'].sort());
  });

  test(`${version}: tokens live as long on pages as in the contract`, () => {
    const lifetime = /有效期 (\d+) 秒/.exec(contracts.common['x-errors']['401002'].cause)?.[1];
    const typed = Array.from(
      `${page}${read(version, 'dev', 'dev_1_2.mdx')}`.matchAll(/有效(?:期[^0-9\n]{0,6})? ?(\d+) 秒/g),
      ([, seconds]) => seconds,
    );
    expect(typed.length).toBeGreaterThan(0);
    expect(new Set(typed)).toEqual(new Set([lifetime]));
  });
}

test('a notification is sent as often on pages as by the schedule', () => {
  const attempts = (openContracts(ROOT, 'docs').common['x-notification-schedule']?.retryAfterSeconds.length ?? 0) + 1;
  const texts = ['dev/dev_1_3.mdx', 'biz/v3/trade/v3_trade_1_0.mdx'].map((page) => read('docs', page));
  const typed = texts.flatMap((text) =>
    Array.from(text.matchAll(/(\d+) 次(?:发送)?都没有/g), ([, times]) => Number(times)),
  );
  expect(typed).toEqual([attempts, attempts]);
});

test('a limit that differs from the contract, and a row that it does not know, are reported', () => {
  const contracts = openContracts(ROOT, 'docs');
  expect(
    wrongLimits(
      [
        ['结算批次的明细（v1）', '501 条'],
        ['结算单的明细（v3）', '1000 条'],
        ['杯子', '3 个'],
      ],
      contracts,
    ),
  ).toEqual(['结算批次的明细（v1）: 501 条, 500', '杯子: 3 个, ']);
});
