import {saysMore, schemaAnchor} from '../../../../contract';
import type {Field} from '../../../../contract';
import * as words from '../../../../contract/words';
import type {Part, ReferenceData} from '../../../components/Reference/data';
import {component} from '../tree/nodes';
import type {FieldContext, Replacement} from './context';
import {bodyDatum, fieldData, haveFolds} from './field-list';
import {sectionHeading} from './markdown';
import {changesOfSchema} from './page-changes';

/** A schema as a section: its heading, description and fields, to which the operations that use it link. */
export function schemaSection(name: string, body: Field, context: FieldContext): Replacement {
  const {contract, history} = context;
  const own: FieldContext = {...context, history: {...history, ...history.ofSchema(contract, name)}};
  const listsBody = saysMore(body);
  const part: Part = {
    title: words.operations.reference.schema,
    introduction: listsBody ? undefined : context.text(body.description),
    body: listsBody ? bodyDatum(body, own) : undefined,
    fields: body.children.length > 0 ? fieldData(body.children, own) : undefined,
  };
  const data: ReferenceData = {
    parts: [part],
    folds: haveFolds(listsBody ? [body] : body.children),
  };
  return {
    head: sectionHeading(name, schemaAnchor(name)),
    changed: changesOfSchema(name, body, context),
    reference: component('Reference', data),
  };
}
