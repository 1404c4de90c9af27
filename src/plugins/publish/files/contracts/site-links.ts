import path from 'path';
import {hasPlace, textParts} from '../../../../../contract';
import type {VersionContracts, VersionFiles} from '../../../../../contract';
import {site} from '../../../../data/site';
import {downloadsFolder} from '../../../docs/blocks/downloads';
import {routeOf} from '../../../docs/files/doc-files';

/** Absolute addresses of a docs version, for readers of a downloaded file. */
export type SiteLinks = {
  /** Address of a page by its id, empty for the first page; without the anchor if the page lacks it. */
  readonly page: (page: string, anchor?: string) => string;
  readonly download: (file: string) => string;
  /** Makes the links to pages in a text of a contract absolute. */
  readonly absolute: (text: string) => string;
};

/**
 * The addresses of a docs version.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export function siteLinks(siteDir: string, {folder, number}: VersionContracts, routeBase: string): SiteLinks {
  const pages = path.join(siteDir, folder);
  const page = (id: string, anchor = '') =>
    `${site.url}${routeOf(siteDir, folder, routeBase)}${id}${anchor && hasPlace(pages, id, anchor) ? `#${anchor}` : ''}`;
  const absolute = (text: string): string =>
    textParts(text)
      .map((part) => {
        if (part.kind !== 'link') return part.kind === 'code' ? `\`${part.text}\`` : part.text;
        const {text: label, page: id, anchor} = part;
        return `[${label}](${hasPlace(pages, id, anchor) ? page(id, anchor) : `${id}${anchor && `#${anchor}`}`})`;
      })
      .join('');
  return {
    page,
    download: (file) => `${site.url}${path.posix.join(path.posix.dirname(routeBase), downloadsFolder(number), file)}`,
    absolute,
  };
}

/** Changes the texts in a value, but not its keys. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTexts(one, change)]));
}

/** The private key of a docs version's signature vectors, which is public. */
export const testKey = (files: VersionFiles): string | undefined => files.read('_vectors/test-private-key.pem');
