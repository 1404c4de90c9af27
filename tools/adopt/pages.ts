import {pointerKeys} from '../../contract';
import type {LocatedOperation, OpenApi} from '../../contract';
import type {Document} from './documents';
import {pageNames} from './names';
import {stagedOperations} from './stage';
import type {Stage} from './stage';

/** A page with the interfaces of one tag. */
export type TagPage = {
  /** Its path in the docs, e.g. `shop/orders`. */
  readonly id: string;
  readonly title: string;
  /** The tag; none for the interfaces that have none. */
  readonly tag?: string;
  /** What the document says of the tag. */
  readonly description: string;
  readonly operations: readonly LocatedOperation[];
};

/** A document with its pages. */
export type Family = Document & {readonly title: string; readonly pages: readonly TagPage[]};

const firstTag = ({operation}: LocatedOperation): string | undefined => operation.tags?.[0];

/** The tags that have pages: those that the document describes, in its order, then those that operations alone name. */
function usedTags({tags = []}: OpenApi, operations: readonly LocatedOperation[]): readonly (string | undefined)[] {
  const used = new Set(operations.map(firstTag));
  const described = tags.map(({name}) => name);
  const named = Array.from(used).filter((tag) => tag !== undefined);
  return [...new Set([...described, ...named])].filter((tag) => used.has(tag)).concat(used.has(undefined) ? [undefined as never] : []);
}

const OTHERS = '其他接口';
const ALL = '全部接口';

/** The pages of a document: one for each tag, one for what has none; each operation stands on that of its first tag. */
export function familyOf(stage: Stage, document: Document): Family {
  const operations = stagedOperations(stage, document.family);
  const tags = usedTags(document.data, operations);
  const untagged = tags.length === 1 ? ALL : OTHERS;
  const names = pageNames(tags.map((tag) => tag ?? 'other'), document.family);
  const pages = tags.map((tag, index): TagPage => ({
    id: `${document.family}/${names[index]}`,
    title: tag ?? untagged,
    tag,
    description: document.data.tags?.find(({name}) => name === tag)?.description ?? '',
    operations: operations.filter((located) => firstTag(located) === tag),
  }));
  return {...document, title: document.data.info?.title?.trim() || document.family, pages};
}

type Node = Record<string, unknown>;

/** Follows a reference within the document: a path item may stand among the components. */
function follow(data: unknown, node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  return follow(data, pointerKeys(decodeURIComponent(node.$ref)).reduce<unknown>((inner, key) => (inner as Node)[key], data) as Node);
}

/** The contract of a family: its document, in which each operation names its page. */
export function contractOf({data, pages}: Family): OpenApi {
  const contract = structuredClone(data) as unknown as Node;
  pages.forEach(({id, operations}) =>
    operations.forEach(({keys: [section, name, method]}) => {
      const item = follow(contract, (contract[section] as Record<string, Node>)[name]);
      Object.assign(item[method] as Node, {'x-doc-page': id});
    }),
  );
  return contract as unknown as OpenApi;
}
