import type {OpenApi, Operation, Tag} from '../openapi/types';

/** A titled group of tags. */
type TagGroup = {readonly name: string; readonly tags: readonly string[]};

/** Kinds of tags that are not used for navigation (OpenAPI 3.2, registry of tag kinds). */
const ASIDE: readonly unknown[] = ['badge', 'audience'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const tagNamed = ({tags = []}: OpenApi, name: string | undefined): Tag | undefined =>
  tags.find((tag) => tag.name === name);

/** The title of a tag for readers: its display name, its summary (OpenAPI 3.2), or else its name. */
export function tagTitle(document: OpenApi, name: string): string {
  const tag = tagNamed(document, name);
  return textOf(tag?.['x-displayName']) || textOf(tag?.summary) || name;
}

/** The tags of an operation, except blank ones. */
export const tagsOf = ({tags = []}: Operation): readonly string[] => tags.filter((name) => name.trim() !== '');

/** The tag whose page shows an operation: the first tag that is not a badge or audience, or else the first tag. */
export function pageTag(operation: Operation, document: OpenApi): string | undefined {
  const tags = tagsOf(operation);
  return tags.find((name) => !ASIDE.includes(tagNamed(document, name)?.kind)) ?? tags[0];
}

/** The topmost ancestor of a tag by `parent`; a cycle of parents ends the search. */
function topOf(document: OpenApi, tag: Tag, below: readonly Tag[] = []): Tag {
  const parent = tagNamed(document, tag.parent);
  return parent && parent !== tag && !below.includes(parent) ? topOf(document, parent, [...below, tag]) : tag;
}

/** The groups of `x-tagGroups`; invalid entries are skipped. */
function writtenGroups(written: unknown): readonly TagGroup[] {
  if (!Array.isArray(written)) return [];
  return (written as readonly unknown[]).flatMap((group) => {
    const {name, tags} = (group ?? {}) as Readonly<Partial<Record<'name' | 'tags', unknown>>>;
    if (textOf(name) === '' || !Array.isArray(tags)) return [];
    return [{name: textOf(name), tags: tags.filter((tag): tag is string => typeof tag === 'string')}];
  });
}

/** The groups of tags in a document: those of `x-tagGroups`, or else each top-level tag with its descendants (`parent`, OpenAPI 3.2). */
export function tagGroups(document: OpenApi): readonly TagGroup[] {
  const written = writtenGroups(document['x-tagGroups']);
  if (written.length > 0) return written;
  const {tags = []} = document;
  const tops = new Map(tags.map((tag) => [tag.name, topOf(document, tag).name]));
  const parents = new Set(tags.filter(({name}) => tops.get(name) !== name).map(({name}) => tops.get(name)));
  return Array.from(parents, (top = '') => ({
    name: tagTitle(document, top),
    tags: tags.filter(({name}) => tops.get(name) === top).map(({name}) => name),
  }));
}
