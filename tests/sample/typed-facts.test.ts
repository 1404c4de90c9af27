import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {allFields, createResolve, openContracts, operationFields, operationsOf} from '../../contract';
import type {Contracts, Schema} from '../../contract';
import {versionFolders} from '../fixtures/versions';

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

type Source = (contracts: Contracts) => string | undefined;

const limit =
  (field: string, key: keyof Schema, unit: string): Source =>
  (contracts) => {
    const value = schemaOf(contracts, field)?.[key];
    return value === undefined ? undefined : `${String(value)}${unit}`;
  };

/** A value that a text of common.yaml has as well. */
const said =
  (text: string, value: string): Source =>
  ({common}) =>
    JSON.stringify(common).includes(text) ? value : undefined;

/** What the contract says of each row of the table of limits. */
const LIMITS: Readonly<Record<string, Source>> = {
  客户端超时: said('客户端等待 10 秒', '10 秒'),
  可查询的历史: (contracts) =>
    JSON.stringify(contracts.read('v1')).includes('最近 180 天') ? '最近 180 天' : undefined,
  账户流水的单次时间范围: (contracts) =>
    JSON.stringify(contracts.read('v1')).includes('时间跨度不超过 31 天') ? '31 天' : undefined,
  每页条数: (contracts) => {
    const {maximum, default: usual} = schemaOf(contracts, 'v1#listBatchDetails.req.pageSize') ?? {};
    return `${maximum} 条，默认 ${String(usual)} 条`;
  },
  业务单号: (contracts) => {
    const {minLength, maxLength} = schemaOf(contracts, 'v1#createBatch.req.outBatchNo') ?? {};
    return `${minLength}–${maxLength} 位，永久唯一`;
  },
  上传文件: said('单个文件超过 10 MB', '单个 10 MB，jpg、png、pdf'),
  '出口 IP 白名单': said('每个应用最多 20 个', '每个应用 20 个'),
  实名认证: said('24 小时内提交实名认证已满 3 次', '24 小时内 3 次'),
  签约链接: said('72 小时内没有签署', '72 小时内有效'),
  '费用试算（v3）': (contracts) => (JSON.stringify(contracts.common).includes('30 分钟') ? '30 分钟内有效' : undefined),
  待确认的结算: said('24 小时内没有确认', '24 小时内确认'),
  结算批次的明细: limit('v1#createBatch.req.details', 'maxItems', ' 条'),
  结算批次的单条明细金额: limit('v1#createBatch.req.details.amount', 'x-maximum', ' 元'),
  '结算单的明细（v3）': limit('v3#createSettlement.req.items', 'maxItems', ' 条'),
  '一次指派的个人（v3）': limit('v3#assignWorkers.req.workerIds', 'maxItems', ' 人'),
  应答通知: ({common}) => `${common['x-notification-schedule']?.acceptWithinSeconds} 秒内`,
};

/** Rows that say another limit than the contract, as `row: typed, contract`. */
function wrongLimits(rows: readonly (readonly string[])[], contracts: Contracts): readonly string[] {
  return rows.flatMap(([name, typed]) => {
    const source = LIMITS[name] ?? LIMITS[name.replace(/（v1）$/, '')];
    const expected = source?.(contracts);
    return typed === expected ? [] : [`${name}: ${typed}, ${expected}`];
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
  ).toEqual(['结算批次的明细（v1）: 501 条, 500 条', '杯子: 3 个, undefined']);
});
