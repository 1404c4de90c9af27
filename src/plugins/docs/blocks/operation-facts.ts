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
import * as words from '../../../../words';

/** The scopes that a call needs, behind what it must present. */
function scopesText(operation: Operation): string {
  const scopes = scopesNeeded(operation);
  return scopes.length > 0
    ? words.interpolate(words.operations.scopes, {
        link: `[${words.operations.scopesLink}](${pages.scopes})`,
        scopes: scopes.map(code).join(words.text.list),
      })
    : '';
}

/** What a call must present; the documents that name a signing scheme have pages about tokens and signatures. */
function authentication({operation, document}: LocatedOperation): string {
  if (!document['x-signing'])
    return isWebhook(operation) && !operation.security?.length ? '' : credentialsText(operation, document);
  const signature = `[${words.operations.signature}](${pages.signature})`;
  if (isWebhook(operation)) return words.interpolate(words.operations.signedWebhook, {link: signature});
  if (operation.security?.length === 0) return words.operations.open;
  return (
    words.interpolate(words.operations.tokenAndSignature, {
      token: `[${words.operations.token}](${pages.tokens})`,
      signature,
    }) + scopesText(operation)
  );
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
      [words.operations.feedback, operationLinks.feedback],
      [words.operations.source, operationLinks.source],
    ] as const
  ).map(([text, template]) => template && `[${text}](${addressOf(template, located, contracts, contract)})`);
  return [
    externalDocs && `[${literal(externalDocs.description ?? words.documents.more)}](${externalDocs.url})`,
    ...configured,
  ]
    .filter(Boolean)
    .join(words.text.list);
}

const linksTo = (operations: readonly LocatedOperation[]): string =>
  operations.map(({operation}) => operationLink(operation)).join(words.text.list);

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
  const labels = words.operations.facts;
  const facts: readonly (readonly [term: string, markdown: string])[] = [
    [labels.version, operationLife(operation, context)],
    [labels.credentials, authentication(located)],
    [labels.server, isWebhook(operation) ? '' : ownServers(operation, located.document)],
    [labels.key, key ? code(key) : ''],
    [labels.rate, rate ? common['x-rate-limits'][rate].label : ''],
    [
      labels.events,
      (operation['x-events'] ?? [])
        .map((event) => code(event) + newIn(eventSince(context.contract, operation.operationId, event, context)))
        .join(words.text.list),
    ],
    [labels.before, linksTo(related.before)],
    [labels.after, linksTo(related.after)],
    [labels.tells, linksTo(related.tells)],
    [changes.title, changes.markdown],
    [labels.more, furtherLinks(located, contracts, context)],
  ];
  return facts.filter(([, markdown]) => markdown !== '').map(([term, markdown]) => ({term, text: text(markdown)}));
}
