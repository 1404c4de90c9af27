import {isNode} from '../../contract';

/** The methods of all operations of an OpenAPI document, one for each operation. */
export function callsOf({paths}: {readonly paths?: unknown}): readonly string[] {
  const items = Object.values((paths ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>);
  return items.flatMap((item) => Object.keys(item).filter((key) => isNode(item[key])));
}
