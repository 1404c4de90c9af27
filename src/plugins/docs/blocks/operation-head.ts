import {
  isWebhook,
  namedOperation,
  serverOf,
  schemeOf,
  credentialsText,
  ownServers,
  relatedOperations,
  scopesNeeded,
} from '../../../../contract';
import type {Contracts, LocatedOperation, Operation} from '../../../../contract';
import * as words from '../../../../contract/words';
import type {ListedOperation} from '../../../components/OperationList/data';
import pages from '../../../data/pages.json';
import type {Fact} from '../../../components/OperationFacts';
import {component} from '../tree/nodes';
import type {Content} from '../tree/nodes';
import type {FieldContext} from './context';
import {sectionHeading, code, literal} from './markdown';
import {anchorOf, operationLink} from './operation-link';
import {eventSince, newIn} from './additions';
import {operationChanges, changeAnchor} from './changes';
import {linkTo} from './site-pages';

/** The entry of an operation in the list at the beginning of its page. */
export const listedOperation = (
  {operation, method, path}: LocatedOperation,
  {sentence, history, contract}: FieldContext,
): ListedOperation => ({
  method,
  path,
  name: operation.summary,
  href: `#${anchorOf(operation)}`,
  deprecated: operation.deprecated === true || history.deprecatedSince(contract, operation.anchor) !== undefined,
  removed: history.removedIn(contract, operation.anchor),
  text: sentence(operation.description ?? ''),
});

/** The heading of an operation, method and path, and the facts that callers need before the fields. */
export function operationHead(located: LocatedOperation, contracts: Contracts, context: FieldContext): Content {
  const {operation, method, path} = located;
  const facts = operationFacts(located, contracts, context);
  return [
    sectionHeading(operation.summary, anchorOf(operation)),
    component('Endpoint', {
      method,
      path,
      server: isWebhook(operation) ? undefined : serverOf(operation),
      operation: operation.operationId,
    }),
    ...(facts.length > 0 ? [component('OperationFacts', {facts})] : []),
  ];
}

function scopesText(operation: Operation): string {
  const scopes = scopesNeeded(operation);
  return scopes.length > 0
    ? words.interpolate(words.operations.scopes, {
        link: `[${words.operations.scopesLink}](${pages.scopes})`,
        scopes: scopes.map(code).join(words.text.list),
      })
    : '';
}

/** The required credentials. Documents with a signing scheme have pages about tokens and signatures, which are linked. */
function authentication({operation, document}: LocatedOperation): string {
  if (!document['x-signing'])
    return isWebhook(operation) && !operation.security?.length ? '' : credentialsText(operation, document);
  const signature = `[${words.operations.signature}](${pages.signature})`;
  if (isWebhook(operation)) return words.interpolate(words.operations.signedWebhook, {link: signature});
  if (operation.security?.length === 0) return words.operations.open;
  const parameter = schemeOf(document)?.namedBy;
  const named = {parameter: code(parameter ?? ''), name: code(operation.operationId)};
  return (
    words.interpolate(words.operations.tokenAndSignature, {
      token: `[${words.operations.token}](${pages.tokens})`,
      signature,
    }) +
    (parameter === undefined ? '' : words.interpolate(words.operations.named, named)) +
    scopesText(operation)
  );
}

function addressOf(
  template: string,
  {operation, keys}: LocatedOperation,
  contracts: Contracts,
  contract: string,
): string {
  const {file, positionOf} = contracts.yaml(contract);
  const place = {file, ...positionOf(keys)};
  const values: Readonly<Record<string, string>> = {
    operation: operation.operationId,
    page: operation.page ?? '',
    file: place.file,
    line: String(place.line),
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? encodeURI(values[name]) : whole));
}

/** External links: the contract's `externalDocs`, the form for feedback, and the source of the operation. */
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

function operationFacts(located: LocatedOperation, contracts: Contracts, context: FieldContext): readonly Fact[] {
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
    [labels.reports, linksTo(related.reports)],
    [changes.title, changes.markdown],
    [labels.more, furtherLinks(located, contracts, context)],
  ];
  return facts.filter(([, markdown]) => markdown !== '').map(([term, markdown]) => ({term, text: text(markdown)}));
}

function successorLink(name: string | undefined, {history}: FieldContext): string {
  const shown = name === undefined ? undefined : history.newest(...namedOperation(name));
  return shown
    ? words.interpolate(words.operations.life.replacedBy, {
        link: operationLink(shown.operation, (page, anchor) =>
          linkTo(shown.folder ? `${shown.folder}/${page}` : page, anchor),
        ),
      })
    : '';
}

/** A link to the explanation of a difference on the newest version's page of changes. */
function storyLink(number: string, id: string, {newest}: FieldContext): string {
  const change = newest.changes.changesOf(number).find(({differences}) => differences.some((one) => one.id === id));
  return change
    ? `[${words.operations.life.explanation}](${linkTo(`${newest.folder}/${pages.changes}`, changeAnchor(change.entry))})`
    : '';
}

/** The versions that added, deprecated and removed an operation, by the newest version. */
function operationLife({anchor, operationId}: Operation, context: FieldContext): string {
  const {history, contract} = context;
  const newest = history.newest(contract, anchor)?.operation;
  const since = history.since(contract, anchor);
  const old = history.deprecatedSince(contract, anchor);
  const removed = history.removedIn(contract, anchor);
  const gone = [
    old
      ? `**${words.interpolate(words.operations.life.deprecatedSince, {version: old})}**`
      : newest?.deprecated
        ? `**${words.operations.deprecated}**`
        : '',
    newest?.['x-sunset'] ? words.interpolate(words.operations.life.ends, {day: newest['x-sunset']}) : '',
    removed ? `**${words.interpolate(words.text.removed, {version: removed})}**` : '',
  ].filter(Boolean);
  const story = removed
    ? storyLink(removed, `operation-removed ${contract}#${operationId}`, context)
    : old
      ? storyLink(old, `operation-deprecated ${contract}#${operationId}`, context)
      : '';
  return [
    since ? words.interpolate(words.text.new, {version: since}) : '',
    ...gone,
    ...(gone.length > 0 ? [successorLink(newest?.['x-replaced-by'], context), story] : []),
  ]
    .filter(Boolean)
    .join(words.text.clauses);
}
