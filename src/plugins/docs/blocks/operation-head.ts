import {isWebhook, serverOf} from '../../../../contract';
import type {Contracts, LocatedOperation} from '../../../../contract';
import type {ListedOperation} from '../../../components/OperationList/data';
import {component} from '../tree/nodes';
import type {Content} from '../tree/nodes';
import type {FieldContext} from './context';
import {sectionHeading} from './markdown';
import {operationFacts} from './operation-facts';
import {anchorOf} from './operation-link';

/** The line of an interface in the list at the beginning of its page. */
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

/** The heading of an interface, method and path, and what the caller must know before the fields. */
export function operationHead(located: LocatedOperation, contracts: Contracts, context: FieldContext): Content {
  const {operation, method, path} = located;
  const facts = operationFacts(located, contracts, context);
  return [
    sectionHeading(operation.summary, anchorOf(operation)),
    component('Endpoint', {method, path, server: isWebhook(operation) ? undefined : serverOf(operation)}),
    ...(facts.length > 0 ? [component('OperationFacts', {facts})] : []),
  ];
}
