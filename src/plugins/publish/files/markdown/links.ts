import type {LoadedDoc} from '../../../docs/files/loaded-docs';
import {partsOf} from '../../../docs/targets/places';
import {markdownPath} from '../../../../data/markdown-path';

export type LinkWriter = (url: string) => string;

const FILE_PROTOCOL = 'pathname://';

/** Points links between pages to their Markdown files, and keeps fragments. */
export function createLinkWriter(docs: readonly LoadedDoc[], baseUrl: string): LinkWriter {
  const permalinks = new Set(docs.map(({permalink}) => permalink));
  // As in Docusaurus's links: writers omit the base URL, blocks include it.
  const withBaseUrl = (file: string) => (file.startsWith(baseUrl) ? file : baseUrl + file.slice(1));
  return (url) => {
    if (url.startsWith(FILE_PROTOCOL)) return withBaseUrl(url.slice(FILE_PROTOCOL.length));
    const {name, rest} = partsOf(url);
    return permalinks.has(name) ? markdownPath(name) + rest : url;
  };
}
