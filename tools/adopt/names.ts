import {uniqueNames} from '../../contract';

/** Names that Docusaurus, Windows or the contract folder reserve. */
const KEPT = /^(index|readme|common|changes|con|nul|aux|prn|com\d|lpt\d)$/;

/** Converts a text to Latin letters and digits for addresses and file names: `Pet Store (v2)` → `pet-store-v2`; empty for other scripts. */
const slugOf = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  )
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '');

/** Whether a slug can be a file name; Docusaurus interprets a leading number as the position in the sidebar. */
const isPlain = (slug: string, folder: string): boolean => /^[a-z]/.test(slug) && !KEPT.test(slug) && slug !== folder;

/** Name of a contract, derived from its file name: `Shop API.v2.json` → `shop-api-v2`. */
export function familyName(baseName: string): string {
  const slug = slugOf(baseName.replace(/\.(ya?ml|json)$/i, ''));
  if (slug === '') return 'api';
  return isPlain(slug, '') ? slug : `api-${slug}`;
}

/**
 * Unique file names of pages, derived from their titles, in the same order.
 *
 * @param folder folder of the pages, whose name no page may have, as Docusaurus would use that page as the index of the folder
 */
export function pageNames(titles: readonly string[], folder: string): readonly string[] {
  const unique = uniqueNames();
  return titles.map((title, index) => {
    const slug = slugOf(title);
    return unique(slug === '' ? `tag-${index + 1}` : isPlain(slug, folder) ? slug : `tag-${slug}`);
  });
}
