import {pageElements} from '../../src/plugins/docs/compile/shown-content';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {expect, test} from './plain-test';

const tableOf = async (markdown: string) => {
  const {root} = await readPage({file: 'docs/a.mdx', markdown});
  return JSON.stringify(await pageElements({file: 'docs/a.mdx', root}, await loadRemark()));
};

test('a table of three columns names the column at each cell behind the first, and keeps its roles', async () => {
  const table = await tableOf('| 取值 | `old` 值 | 说明 |\n| --- | --- | --- |\n| `A` | 10 | |\n');
  const cell = (label: string) => `{"name":"td","props":{"role":"cell","data-label":"${label}"}`;
  expect(table).toContain('{"name":"table","props":{"data-list":"","role":"table"}');
  for (const part of [
    '"role":"columnheader"',
    '"role":"rowgroup"',
    '"role":"row"',
    '{"name":"td","props":{"role":"cell"}',
    cell('old 值'),
    cell('说明'),
  ])
    expect(table).toContain(part);
});

test('a table of two columns stays as it is', async () => {
  expect(await tableOf('| 取值 | 说明 |\n| --- | --- |\n| `A` | 一 |\n')).not.toMatch(/role|data-/);
});
