import {expect, test} from './plain-test';
import admonitions from 'remark-admonitions';
import {pageElements} from '../../src/plugins/docs/compile/shown-content';
import {ownerPlugins} from '../../src/plugins/docs/read/owner-plugins';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {loadRemark} from '../../src/plugins/docs/read/remark';

let pages = 0;

const withAdmonitions = (settings: object) =>
  loadRemark(ownerPlugins('/site', {remarkPlugins: [[admonitions, settings]]}));

test('admonitions of an owner have their colour and icon, and may look like others', async () => {
  const customTypes = {
    legal: {ifmClass: 'danger', keyword: 'legal', emoji: '⚖️', svg: '<svg viewBox="0 0 1 1"><path d="M0"/></svg>'},
    law: 'legal',
    aside: {keyword: 'aside'},
    hint: 'tip',
  };
  const markdown =
    ':::legal 标题\n\n文字\n\n:::\n\n:::law\n\n文字\n\n:::\n\n:::aside\n:::\n\n:::hint\n:::\n\n:::note\n:::\n';
  const show = async (settings: object) => {
    const remark = await withAdmonitions({customTypes, ...settings});
    const page = await readPage({file: `docs/a${(pages += 1)}.mdx`, markdown}, remark);
    expect(page.problems).toEqual([]);
    return JSON.stringify(await pageElements(page, remark));
  };
  const svg = await show({});
  expect(svg).toContain('"className":"admonition admonition-legal alert alert--danger"');
  expect(svg).toContain('"className":"admonition admonition-law alert alert--danger"');
  expect(svg).toContain('"className":"admonition admonition-aside"');
  expect(svg).toContain('"className":"admonition admonition-hint alert alert--success"');
  expect(svg.match(/"d":"M0"/g)).toHaveLength(2);
  expect(await show({icons: 'emoji'})).toContain('"children":["⚖️"]},"标题"');
  expect(await show({icons: 'none'})).not.toContain('admonition-icon');
});

test('settings of admonitions that have no effect are refused by their names, and pages may have none at all', async () => {
  const refusal = (settings: object) => () =>
    ownerPlugins('/site', {remarkPlugins: [[admonitions, settings as Record<string, unknown>]]});
  expect(refusal({tag: ':::', infima: true})).not.toThrow();
  expect(refusal({tag: '!!!'})).toThrow(
    '[docs] docusaurus.config.ts: the option "tag" of admonitions can only be ":::".',
  );
  expect(refusal({keywords: ['legal']})).toThrow('the option "keywords" of admonitions has no effect here.');
  expect(refusal({customTypes: {law: 'legal'}})).toThrow('has "law" look like "legal", which is no type.');
  expect(refusal({icons: 'big'})).toThrow('is none of svg, emoji, none.');
  const {root} = await readPage(
    {file: 'docs/none.mdx', markdown: ':::note\n\n文字\n\n:::\n'},
    await loadRemark(ownerPlugins('/site', {})),
  );
  expect(root.children.map(({type}) => type)).toEqual(['paragraph', 'paragraph', 'paragraph']);
});
