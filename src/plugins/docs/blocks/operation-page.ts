import type {Part, ReferenceData} from '../../../components/Reference/data';
import {component} from '../page/nodes';
import type {ComponentNode, Content} from '../page/nodes';
import {errorData} from './error-list';
import {fieldData, ruleText} from './field-list';
import {codeBlock} from './markdown';
import {fieldGroups, isWebhook, mediaOf, successOf} from '../../../../contract';
import type {LocatedOperation, Operation, Resolve} from '../../../../contract';
import {COMMON_ERRORS, ENVELOPE, SIGNATURE, TOKEN} from './site-pages';
import type {FieldContext} from './context';

/** Titles of the parts of an operation that list fields. */
const PART_TITLES = {请求: '请求字段', 应答: '应答字段（data）', 通知: '通知字段'} as const;

function deprecation({operationId, deprecated}: Operation, {history, contract}: FieldContext): string {
  const version = history.deprecatedSince(contract, operationId);
  if (version) return `**${version} 起已弃用**`;
  return deprecated ? '**已弃用**' : '';
}

function authentication(operation: Operation, {pageUrl}: FieldContext): string {
  if (isWebhook(operation)) return `平台[签名](${pageUrl(...SIGNATURE)})，收到先验签`;
  return operation.security?.length === 0 ? '无需令牌与签名' : `需要[令牌](${pageUrl(...TOKEN)})与[签名](${pageUrl(...SIGNATURE)})`;
}

/**
 * `## 创建结算单 {#op-createSettlement}`, method and path, and what the caller must know before the fields.
 *
 * @param successor the operation to use instead of a deprecated one
 */
export function operationHead(located: LocatedOperation, context: FieldContext, successor?: Operation): Content {
  const {operation, method, path} = located;
  const {common, contract, history, pageUrl} = context;
  const {operationId} = operation;
  const rate = operation['x-rate-limit'];
  const since = history.since(contract, operationId);
  const removed = history.removedIn(contract, operationId);
  const facts = [
    since ? `${since} 新增` : '',
    deprecation(operation, context),
    removed ? `**${removed} 移除**` : '',
    successor ? `请改用[${successor.summary}](${pageUrl(successor['x-doc-page'] ?? '', `op-${successor.operationId}`)})` : '',
    authentication(operation, context),
    operation['x-idempotent-key'] ? `业务单号 \`${operation['x-idempotent-key']}\`` : '',
    rate ? `频率限制${common['x-rate-limits'][rate].label}` : '',
    operation['x-events'] ? `事件 ${operation['x-events'].map((event) => `\`${event}\``).join('、')}` : '',
  ].filter(Boolean);
  return [
    `## ${operation.summary} {#op-${operation.operationId}}`,
    component('Endpoint', {method, path}),
    facts.join(' · '),
  ];
}

/** Request fields, response fields and error codes of an operation, as the component Reference. */
export function operationReference(located: LocatedOperation, context: FieldContext, resolve: Resolve): ComponentNode {
  const {operation} = located;
  const {pageUrl} = context;
  const groups = fieldGroups(operation, resolve);
  const firstField = groups.find(({direction}) => direction === '请求')?.fields[0].name;
  const outer = [{text: '外层见'}, {text: '应答结构', href: pageUrl(...ENVELOPE)}, {text: '。'}];
  const errors = errorData(operation, firstField, context);
  const parts: readonly Part[] = [
    ...groups.map(({direction, fields, rules}) => ({
      title: PART_TITLES[direction],
      introduction: direction === '应答' ? outer : undefined,
      rules: ruleText(rules),
      fields: fieldData(fields, context),
    })),
    ...(isWebhook(operation)
      ? []
      : [{title: '错误码', errors: errors.length > 0 ? errors : undefined, more: [{text: '另见'}, {text: '公共错误码', href: pageUrl(...COMMON_ERRORS)}, {text: '。'}]}]),
  ];
  const folds = errors.length > 0 || groups.some(({fields}) => fields.some(({children, values, dictionary}) => children.length > 0 || (values.length > 0 && dictionary)));
  return component('Reference', {operationId: operation.operationId, parts, folds} satisfies ReferenceData);
}

/** The examples of an operation as titled code blocks. */
export function operationExamples({operation}: LocatedOperation): string {
  const blocks = [
    [isWebhook(operation) ? '通知示例' : '请求示例', mediaOf(operation.requestBody)],
    [isWebhook(operation) ? '应答' : '成功应答示例', successOf(operation)],
  ] as const;
  return blocks
    .flatMap(([title, media]) => [
      ...(media?.example === undefined ? [] : [{title, value: media.example}]),
      ...Object.values(media?.examples ?? {}).map(({summary, value}) => ({title: `${title}：${summary ?? ''}`, value})),
    ])
    .map(({title, value}) => codeBlock('json', title, JSON.stringify(value, null, 2)))
    .join('\n\n');
}
