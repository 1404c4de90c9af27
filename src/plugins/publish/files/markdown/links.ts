import path from 'path';
import {sourceFile} from '../../../docs/loaded-docs';
import type {LoadedDoc} from '../../../docs/loaded-docs';

/** Address of a page's Markdown: `/docs/` → `/docs/index.md`, `/docs/dev/dev_1_1` → `/docs/dev/dev_1_1.md`. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '/index')}.md`;
}

/** Maps the address of a link on a page to its address in Markdown. */
export type LinkWriter = (url: string) => string;

const FILE_PROTOCOL = 'pathname://';

/**
 * Makes links between pages lead to the Markdown files instead. Fragments are kept, although only the HTML page has their anchors.
 *
 * @param docs the pages of all docs versions
 * @returns a function that maps the links of a page
 */
export function createLinkWriters(docs: readonly LoadedDoc[], baseUrl: string): (doc: LoadedDoc) => LinkWriter {
  const permalinks = new Set(docs.map(({permalink}) => permalink));
  const permalinkOf = new Map(docs.map((doc) => [sourceFile(doc), doc.permalink]));
  // Like Docusaurus's links: writers omit the base URL, blocks include it.
  const withBaseUrl = (file: string) => (file.startsWith(baseUrl) ? file : baseUrl + file.slice(1));
  return (doc) => (url) => {
    if (url.startsWith(FILE_PROTOCOL)) return withBaseUrl(url.slice(FILE_PROTOCOL.length));
    const [, target, fragment] = /^([^#]*)(.*)$/.exec(url) ?? ['', '', ''];
    const file = path.posix.join(path.posix.dirname(sourceFile(doc)), target);
    const permalink = permalinks.has(target) ? target : permalinkOf.get(file);
    return permalink ? markdownPath(permalink) + fragment : url;
  };
}
