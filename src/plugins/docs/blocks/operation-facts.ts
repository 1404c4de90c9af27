import pages from '../../../data/pages.json';
import {credentialsText, isWebhook, ownServers, relatedOperations, scopesNeeded} from '../../../../contract';
import type {Contracts, LocatedOperation, Operation} from '../../../../contract';
import type {Fact} from '../../../components/OperationFacts';
import {eventSince, newIn} from './additions';
import {operationChanges} from './changes';
import type {FieldContext} from './context';
import {code, literal} from './markdown';
import {operationLife} from './operation-life';
import {operationLink} from './operation-link';

/** The scopes that a call needs, behind what it must present. */
function scopesText(operation: Operation): string {
  const scopes = scopesNeeded(operation);
  return scopes.length > 0 ? `，[权限](${pages.scopes}) ${scopes.map(code).join('、')}` : '';
}

/** What a call must present; the documents that name a signing scheme have pages about tokens and signatures. */
function authentication({operation, document}: LocatedOperation): string {
  if (!document['x-signing'])
    return isWebhook(operation) && !operation.security?.length ? '' : credentialsText(operation, document);
  if (isWebhook(operation)) return `平台[签名](${pages.signature})，收到先验签`;
  if (operation.security?.length === 0) return '无需令牌与签名';
  return `[令牌](${pages.tokens})与[签名](${pages.signature})${scopesText(operation)}`;
}

/** The address of a link at the head of an interface; see src/data/navigation.ts. */
function addressOf(
  template: string,
  {operation, keys}: LocatedOperation,
  contracts: Contracts,
  contract: string,
): string {
  const {file, positionOf} = contracts.yaml(contract);
  const values: Readonly<Record<string, string>> = {
    operation: operation.operationId,
    page: operation['x-doc-page'] ?? '',
    file,
    line: String(positionOf(keys).line),
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? encodeURI(values[name]) : whole));
}

/** Links that lead out of the docs: what the contract names, where to write about the interface, and its source. */
function furtherLinks(
  located: LocatedOperation,
  contracts: Contracts,
  {operationLinks, contract}: FieldContext,
): string {
  const {externalDocs} = located.operation;
  const configured = (
    [
      ['反馈问题', operationLinks.feedback],
      ['查看源文件', operationLinks.source],
    ] as const
  ).map(([text, template]) => template && `[${text}](${addressOf(template, located, contracts, contract)})`);
  return [externalDocs && `[${literal(externalDocs.description ?? '相关文档')}](${externalDocs.url})`, ...configured]
    .filter(Boolean)
    .join('、');
}

const linksTo = (operations: readonly LocatedOperation[]): string =>
  operations.map(({operation}) => operationLink(operation)).join('、');

/**
 * What a caller must know of an interface before its fields; what the contract does not say is left out.
 */
export function operationFacts(
  located: LocatedOperation,
  contracts: Contracts,
  context: FieldContext,
): readonly Fact[] {
  const {operation} = located;
  const {common, text} = context;
  const rate = operation['x-rate-limit'];
  const key = operation['x-idempotent-key'];
  const related = relatedOperations(located, contracts);
  const changes = operationChanges(context.contract, operation, context);
  const facts: readonly (readonly [term: string, markdown: string])[] = [
    ['版本', operationLife(operation, context)],
    ['凭证', authentication(located)],
    ['服务地址', isWebhook(operation) ? '' : ownServers(operation, located.document)],
    ['业务单号', key ? code(key) : ''],
    ['频率限制', rate ? common['x-rate-limits'][rate].label : ''],
    [
      '事件',
      (operation['x-events'] ?? [])
        .map((event) => code(event) + newIn(eventSince(context.contract, operation.operationId, event, context)))
        .join('、'),
    ],
    ['上一步', linksTo(related.before)],
    ['下一步', linksTo(related.after)],
    ['结果', linksTo(related.tells)],
    [changes.title, changes.markdown],
    ['更多', furtherLinks(located, contracts, context)],
  ];
  return facts.filter(([, markdown]) => markdown !== '').map(([term, markdown]) => ({term, text: text(markdown)}));
}
