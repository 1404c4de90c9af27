import {memoizedByText} from '../memoized';
import {plainName} from '../openapi/names';
import type {OpenApi} from '../openapi/types';
import type {Resolve} from '../read/references';
import {createExpand} from './expand';
import type {Direction} from './expand';
import type {Field} from './fields';

/** Anchor of the heading on the page of a schema. */
export const schemaAnchor = (name: string): string => `schema-${plainName(name)}`;

/** What the anchors of a schema's page begin with, e.g. `Order.schema`. */
export const schemaRoot = (name: string): string => `${plainName(name)}.schema`;

/**
 * A schema as its own page shows it; links lead to nested schemas with pages of their own.
 *
 * @param name key of the schema in `components.schemas`
 * @param direction without one, the schema has its `readOnly` and its `writeOnly` fields
 */
export function expandSchema(document: OpenApi, name: string, resolve: Resolve, direction?: Direction): Field {
  const {components, schemaPages: pages} = document;
  const schemas = components?.schemas ?? {};
  const place = {name: '', path: '', anchor: schemaRoot(name)};
  return createExpand({resolve, schemas, pages, own: name, direction})(schemas[name], place);
}

/** The same with the fields of both directions, cached. */
export const schemaField = memoizedByText((document: OpenApi, name: string, resolve: Resolve): Field =>
  expandSchema(document, name, resolve),
);
