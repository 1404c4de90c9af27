import {createResolve, pathInFolder, saysMore, schemaAnchor, schemaField, suggestion} from '../../../../contract';
import type {Contracts} from '../../../../contract';
import * as words from '../../../../words';
import type {Part, ReferenceData} from '../../../components/Reference/data';
import {component} from '../tree/nodes';
import type {FieldContext, Replacement} from './context';
import {bodyDatum, fieldData, haveFolds} from './field-list';
import {sectionHeading} from './markdown';
import {oneLine} from './document';

/** Removes the versions in which fields were added or removed, which are only known for operations. */
const withoutHistory = (context: FieldContext): FieldContext => ({
  ...context,
  history: {...context.history, since: () => undefined, removedIn: () => undefined},
});

/**
 * A schema as a section: heading, description and fields, to which the operations that use it link.
 *
 * @throws Error if the contract has no such schema
 */
export function schemaSection(name: string, contracts: Contracts, context: FieldContext): Replacement {
  const document = contracts.read(context.contract);
  const known = Object.keys(document.components?.schemas ?? {});
  const schema = known.find((one) => oneLine(one) === oneLine(name));
  if (schema === undefined) {
    const file = pathInFolder(contracts.fileOf(context.contract));
    const message = `schema "${name}" not found in _contract/${file}. Known: ${known.join(', ')}.`;
    throw new Error(message + suggestion(name, known));
  }
  const body = schemaField(document, schema, createResolve(contracts, context.contract));
  const own = withoutHistory(context);
  const listsBody = saysMore(body);
  const part: Part = {
    title: words.operations.reference.schema,
    introduction: listsBody ? undefined : context.text(body.description),
    body: listsBody ? bodyDatum(body, own) : undefined,
    fields: body.children.length > 0 ? fieldData(body.children, own) : undefined,
  };
  const data: ReferenceData = {
    operationId: schema,
    parts: [part],
    folds: haveFolds(listsBody ? [body] : body.children),
  };
  return {head: sectionHeading(schema, schemaAnchor(schema)), reference: component('Reference', data)};
}
