import {BLOCKS, operationBlock} from './blocks';
import {RULES_TITLE, dictionaryTitle, lifetime, requirement, valuesOf} from './field-facts';
import {allFields, fieldGroups, isWebhook, pathOf} from '../../../../contract';
import type {Field, LocatedOperation, Operation, Resolve} from '../../../../contract';
import {code, table} from './markdown';
import {PART_TITLES} from './operation-page';
import {sampleBlock, sampleList} from './samples';
import {COMMON_ERRORS, DICTIONARIES, ENVELOPE} from './site-pages';
import {inlineMarkdown} from './inline';
import type {FieldContext, PageContext} from './context';
import type {Blocks} from './block';

const ruleText = (rules: readonly string[]): string => (rules.length > 0 ? `${RULES_TITLE}：${rules.map(code).join('，')}。` : '');

/** Everything that the HTML says of a field after its name and type, in one cell. */
function fieldText(field: Field, context: FieldContext): string {
  const {description, limits, dictionary, sensitive, deprecated} = field;
  const {common, pageUrl} = context;
  const {since, removed} = lifetime(field, context);
  const values = valuesOf(field, common).map(({name, meaning}) => `${code(name)} ${inlineMarkdown(meaning, pageUrl).replace(/。$/, '')}`.trim());
  const marks = [since && `${since} 新增`, removed && `${removed} 移除`, sensitive && '敏感', deprecated && '已弃用'].filter(Boolean);
  return [
    marks.length > 0 ? `（${marks.join('，')}）` : '',
    inlineMarkdown(description, pageUrl),
    limits.length > 0 ? `${limits.join('，')}。` : '',
    values.length > 0 ? `取值：${values.join('；')}。` : '',
    ruleText(field.rules),
    values.length > 0 && dictionary ? `字典：[${dictionaryTitle(dictionary, common)}](${pageUrl(DICTIONARIES, dictionary)})。` : '',
  ].join('');
}

function fieldTable(fields: readonly Field[], context: FieldContext): string {
  const rows = allFields(fields).map((field) => [code(pathOf(field)), field.type, requirement(field), fieldText(field, context)]);
  return table(['字段', '类型', '必填', '说明'], rows);
}

function errorTable(operation: Operation, {common, pageUrl}: PageContext): string {
  const rows = (operation['x-error-codes'] ?? []).map((number) => {
    const {subCode, msg, cause, remedy, retry} = common['x-errors'][number];
    return [code(number), code(subCode), msg, inlineMarkdown(cause + remedy, pageUrl), common['x-retry-advice'][retry].title];
  });
  return [
    ...(rows.length > 0 ? [table(['错误码', 'subCode', 'msg', '原因与处理', '重试'], rows)] : []),
    `另见[公共错误码](${pageUrl(...COMMON_ERRORS)})。`,
  ].join('\n\n');
}

/** Request fields, response fields and error codes of an operation, as Markdown tables. */
function operationTables({operation}: LocatedOperation, context: FieldContext, resolve: Resolve): string {
  const outer = `外层见[应答结构](${context.pageUrl(...ENVELOPE)})。`;
  return [
    `operationId：${code(operation.operationId)}`,
    ...fieldGroups(operation, resolve).flatMap(({direction, fields, rules}) => [
      `### ${PART_TITLES[direction]}`,
      ...(direction === '应答' ? [outer] : []),
      fieldTable(fields, context),
      ...[ruleText(rules)].filter(Boolean),
    ]),
    ...(isWebhook(operation) ? [] : ['### 错误码', errorTable(operation, context)]),
  ].join('\n\n');
}

/** The blocks of a page that is read as Markdown: as on the site, but for those that make HTML there. */
export const MARKDOWN_BLOCKS: Blocks = {
  ...BLOCKS,
  openapi: operationBlock(operationTables, sampleList),
  sample: sampleBlock(sampleList),
  mermaid: ({target, body}) => ({head: ['', `**${target}**`, '', '```mermaid', ...body, '```', ''].join('\n')}),
};
