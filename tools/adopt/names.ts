import {uniqueNames} from '../../contract';

/** Names that Docusaurus, Windows or the contract folder keep for themselves. */
const KEPT = /^(index|readme|common|changes|con|nul|aux|prn|com\d|lpt\d)$/;

/** `Pet Store (v2)` → `pet-store-v2`: letters and digits of Latin text, of which an address and a file name can be made. */
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

/** Docusaurus takes a number before a name for its place in the sidebar. */
const isPlain = (slug: string, folder: string): boolean => /^[a-z]/.test(slug) && !KEPT.test(slug) && slug !== folder;

/** Name of a family by the name of its file: `Shop API.v2.json` → `shop-api-v2`. */
export function familyName(baseName: string): string {
  const slug = slugOf(baseName.replace(/\.(ya?ml|json)$/i, ''));
  if (slug === '') return 'api';
  return isPlain(slug, '') ? slug : `api-${slug}`;
}

/**
 * Names of the files of pages by their titles, in order: each differs from the others.
 *
 * @param folder folder of the pages: Docusaurus takes a page of its name for the folder itself
 */
export function pageNames(titles: readonly string[], folder: string): readonly string[] {
  const unique = uniqueNames();
  return titles.map((title, index) => {
    const slug = slugOf(title);
    return unique(slug === '' ? `tag-${index + 1}` : isPlain(slug, folder) ? slug : `tag-${slug}`);
  });
}
