import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {expandPage} from '../../src/plugins/docs/page/expanded-page';
import {nodesIn} from '../../src/plugins/docs/page/nodes';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = 'biz/v1/settlement/v1_settlement_1_0.mdx';

type Fact = {readonly term: string; readonly text: readonly unknown[]};

/** What each interface of a page says under a term, as JSON. */
async function said(file: string, term: string): Promise<readonly string[]> {
  const {root} = await expandPage(ROOT, '/docs', {file, markdown: readFileSync(path.join(ROOT, file), 'utf8')});
  const facts = nodesIn(root).flatMap((node) => (node.type === 'component' && node.name === 'OperationFacts' ? (node.props.facts as readonly Fact[]) : []));
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
