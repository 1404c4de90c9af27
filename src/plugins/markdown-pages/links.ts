import path from 'path';
import {sourceFile} from '../loaded-docs';
import type {LoadedDoc} from '../loaded-docs';

/** Address of a page's Markdown: `/docs/` → `/docs/index.md`, `/docs/dev/dev_1_1` → `/docs/dev/dev_1_1.md`. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '/index')}.md`;
}

/** Turns the address of a link into the one that it has in Markdown. */
export type LinkWriter = (url: string) => string;

const FILE_PROTOCOL = 'pathname:///';

/**
 * Makes the links of a page lead to the Markdown of other pages. A fragment stays: it is an anchor of the HTML page.
 *
 * @param docs the pages of all docs versions
 */
export function createLinkWriter(doc: LoadedDoc, docs: readonly LoadedDoc[], baseUrl: string): LinkWriter {
  const permalinks = new Set(docs.map(({permalink}) => permalink));
  const permalinkOf = new Map(docs.map((other) => [sourceFile(other), other.permalink]));
  const folder = path.posix.dirname(sourceFile(doc));
  return (url) => {
    if (url.startsWith(FILE_PROTOCOL)) return url.replace(FILE_PROTOCOL, baseUrl);
    const [, target, fragment] = /^([^#]*)(.*)$/.exec(url) ?? ['', '', ''];
    const permalink = permalinks.has(target) ? target : permalinkOf.get(path.posix.join(folder, target));
    return permalink ? markdownPath(permalink) + fragment : url;
  };
}
