import {memoizedByText} from '../memoized';
import {plainName} from '../read/names';
import type {OpenApi} from '../read/openapi';
import type {Resolve} from '../read/references';
import {createExpand} from './expand';
import {allFields} from './fields';
import type {Elsewhere, Field} from './fields';

/** Anchor of the heading on the page of a schema. */
export const schemaAnchor = (name: string): string => `schema-${plainName(name)}`;

/**
 * A schema as its own page shows it, with `readOnly` and `writeOnly` fields; the anchors begin with e.g. `Order.schema`.
 *
 * @param name key of the schema in `components.schemas`
 */
export const schemaField = memoizedByText((document: OpenApi, name: string, resolve: Resolve): Field => {
  const {components, schemaPages: pages} = document;
  const schemas = components?.schemas ?? {};
  const place = {name: '', path: '', anchor: `${plainName(name)}.schema`};
  return {...createExpand({resolve, schemas, pages})(schemas[name], place), elsewhere: undefined};
});

/** The anchor of a place on the page of a schema; that of the heading where the page has no such anchor. */
export function anchorElsewhere({schema, path}: Elsewhere, document: OpenApi, resolve: Resolve): string {
  const root = schemaField(document, schema, resolve);
  const anchor = root.anchor + path;
  return path !== '' && allFields([root]).some((field) => field.anchor === anchor) ? anchor : schemaAnchor(schema);
}
