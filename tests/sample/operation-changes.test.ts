import {expect, test} from '../unit/plain-test';
import {readFileSync} from 'fs';
import path from 'path';
import {createChangeLog} from '../../contract';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import {expandPage} from '../../src/plugins/docs/blocks/expanded-page';
import {nodesIn} from '../../src/plugins/docs/tree/nodes';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {toMarkdown} from '../../src/plugins/publish/files/markdown/to-markdown';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = 'biz/v1/settlement/v1_settlement_1_0.mdx';

type Fact = {term: string; text: unknown[]};

const pages = new Map<string, ReturnType<typeof expandPage>>();

function pageOf(file: string): ReturnType<typeof expandPage> {
  const page =
    pages.get(file) ?? expandPage(ROOT, '/docs', {file, markdown: readFileSync(path.join(ROOT, file), 'utf8')});
  pages.set(file, page);
  return page;
}

async function said(file: string, term: string) {
  const {root} = await pageOf(file);
  const facts = nodesIn(root).flatMap((node) =>
    node.type === 'component' && node.name === 'OperationFacts' ? (node.props.facts as Fact[]) : [],
  );
  return facts.filter((fact) => fact.term === term).map(({text}) => JSON.stringify(text));
}

test('an interface says what its version changed in it, each linked to the page of changes', async () => {
  const [batch] = await said(`versioned_docs/version-2.0/${PAGE}`, '2.0 变更');
  expect(batch).toContain('/docs/2.0/dev/dev_1_1#v2-0-field-required-v1-createBatch-req-outBatchNo');
  expect(batch).toContain(' 可选 → 必填');
  expect(batch).toContain('["新增错误码 ",{"name":"code","props":{},"children":["422402"]}');
});

test('an interface says nothing of what an older version changed, and the first version of nothing', async () => {
  expect(await said(`docs/${PAGE}`, '2.0 变更')).toEqual([]);
  expect(await said(`versioned_docs/version-1.0/${PAGE}`, '1.0 变更')).toEqual([]);
});

test('an interface that is new says only that', async () => {
  const page = 'docs/biz/v3/task/v3_task_2_0.mdx';
  expect(await said(page, '版本')).toContain('["3.0 新增"]');
  expect(await said(page, '3.0 变更')).toEqual([]);
});

test('an old version says at the interface what newer ones did to it, what takes its place and until when it is served', async () => {
  const [check] = (await said('versioned_docs/version-2.0/biz/v1/base/v1_base_2_0.mdx', '版本')).filter(Boolean);
  expect(check).toContain('3.0 起已弃用');
  expect(check).toContain('2027-10-31 停止服务');
  expect(check).toContain('/docs/biz/v3/tonglian/v3_tonglian_1_0#op-createCardBinding');
  const bills = await said('versioned_docs/version-1.0/biz/v1/task/v1_task_3_0.mdx', '版本');
  expect(bills).toHaveLength(6);
  for (const bill of bills) expect(bill).toMatch(/2\.0 移除.*\/docs\/biz\/v1\/task\/v1_task_2_0#op-\w+TaskSettlement/);
});

const markdownOf = async (file: string) =>
  toMarkdown((await pageOf(file)).root, '', '', (url) => url, await loadRemark());

test('a page lists all changes of its interfaces, newest first, each with its places and explanation', async () => {
  const list = (await markdownOf(`docs/${PAGE}`)).split('\n').filter((line) => /^- \*\*\d/.test(line));
  expect(list.map((line) => line.slice(4, 7))).toEqual(['3.0', '2.0', '2.0', '2.0', '2.0', '2.0', '2.0', '2.0']);
  expect(list[0]).not.toContain('createWorker');
  for (const line of list) expect(line).toMatch(/#(?:op-\w+|D00\d\d).*\/docs\/dev\/dev_1_1#v\d-0-/);
  expect(await markdownOf(`versioned_docs/version-1.0/${PAGE}`)).not.toContain('本页接口的变更');
});

test('what a version added to enums, error codes and events is marked, in the interface and in its dictionary', async () => {
  const page = await markdownOf(`docs/${PAGE}`);
  expect(page).toContain('`51`（2.0 新增）');
  expect(page).toContain('| `422402`（2.0 新增） |');
  expect(page).toContain('`settlement.partially_succeeded`（2.0 新增）');
  const dictionaries = await markdownOf('docs/dev/dev_1_4.mdx');
  for (const mark of ['`SM2`（3.0 新增）', '`IDEMPOTENCY_CONFLICT`（3.0 新增）', '`PARTIALLY_SUCCEEDED`（2.0 新增）'])
    expect(dictionaries).toContain(mark);
  expect(await markdownOf('docs/biz/v3/task/v3_task_2_0.mdx')).not.toContain('| `422402`（');
});

test('one list has all changes from 1.0 to 3.0, and the page of changes the days on which versions end', async () => {
  const page = await markdownOf('docs/dev/dev_1_1.mdx');
  const entries = page.split('\n').filter((line) => /^- [23]\.0：/.test(line));
  const log = createChangeLog(siteVersions(ROOT), 'docs');
  expect(entries).toHaveLength(['2.0', '3.0'].flatMap((number) => log.changesOf(number)).length);
  expect(page).not.toMatch(/。[；。]/);
  expect(page).toContain('：新增取值 `payout`、`channel`');
  expect(page).toContain('服务至 2026-12-31，之后停止服务。');
  expect(await markdownOf('versioned_docs/version-1.0/dev/dev_1_1.mdx')).toContain('服务至 2026-12-31，之后停止服务。');
});

test('the list at the beginning of an old page marks what newer versions removed and deprecated', async () => {
  expect(await markdownOf('versioned_docs/version-1.0/biz/v1/task/v1_task_3_0.mdx')).toContain(
    '](#op-createBill)（2.0 移除）',
  );
  expect(await markdownOf('versioned_docs/version-2.0/biz/v1/base/v1_base_2_0.mdx')).toContain(
    '](#op-checkBankCard)（已弃用）',
  );
});
