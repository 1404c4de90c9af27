import {memoizedByText} from '../memoized';
import {plainName} from '../read/names';
import type {OpenApi} from '../read/openapi';
import type {Resolve} from '../read/references';
import {createExpand} from './expand';
import {allFields} from './fields';
import type {Elsewhere, Field} from './fields';

/** Anchor of the heading of a schema on its page. */
export const schemaAnchor = (name: string): string => `schema-${plainName(name)}`;

/**
 * A schema as its own page shows it, with the fields that are sent and those that are received. Its anchors begin with `Order.schema`.
 *
 * @param name key of the schema in `components.schemas`
 */
export const schemaField = memoizedByText((document: OpenApi, name: string, resolve: Resolve): Field => {
  const {components, schemaPages: pages} = document;
  const schemas = components?.schemas ?? {};
  const place = {name: '', path: '', anchor: `${plainName(name)}.schema`};
  return {...createExpand({resolve, schemas, pages})(schemas[name], place), elsewhere: undefined};
});

/** The anchor on the page of a schema that shows a place of it: its heading where the page shows that place elsewhere. */
export function anchorElsewhere({schema, path}: Elsewhere, document: OpenApi, resolve: Resolve): string {
  const root = schemaField(document, schema, resolve);
  const anchor = root.anchor + path;
  return path !== '' && allFields([root]).some((field) => field.anchor === anchor) ? anchor : schemaAnchor(schema);
}
