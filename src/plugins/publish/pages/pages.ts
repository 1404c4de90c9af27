import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {listFiles} from '../../../../deploy/serve/list-files';
import type {OwnMarkup} from '../../policy/html-markup';
import type {Policy} from '../../policy/options';
import type {Store} from '../../store';
import {partsOf} from './page-parts';
import type {PageParts, Place} from './page-parts';

/** A text that takes the place of a stretch of a page; at an offset if the stretch is empty. */
export type Edit = Place & {readonly text: string};

/** Takes an element out of a page, with the white space after it, or puts a text in its place. */
export function replaceElement({html, edits}: Pick<Page, 'html' | 'edits'>, {start, end}: Place, text = ''): void {
  const space = /\s*/y;
  space.lastIndex = end;
  space.test(html);
  edits.push({start, end: space.lastIndex, text});
}

/** The HTML of a page as it was rendered, what stands in it, and how it is changed when it is written. */
export type Page = {readonly html: string; readonly parts: PageParts; readonly edits: Edit[]};

/** The pages of a build by file, e.g. `docs/index.html`. Each is read once, and written once. */
export type Pages = Map<string, Page>;

/** What plugins put into every page, and what the site permits beyond its own. */
export type Rules = {readonly own: OwnMarkup; readonly policy: Policy};

/**
 * Reads the HTML files of a build folder, or only some of them.
 *
 * @param store keeps what is found on pages from build to build
 */
export async function readPages(
  store: Store,
  folder: string,
  {own, policy}: Rules,
  isWanted: (file: string) => boolean = () => true,
): Promise<Pages> {
  const pages: Pages = new Map();
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html') && isWanted(name))) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const inputs = [own.tags, JSON.stringify(policy), html];
    pages.set(file, {html, parts: await store.data('page-parts', inputs, () => partsOf(html, own, policy)), edits: []});
  }
  return pages;
}

/** The HTML with its edits; at one offset, what is inserted comes before what takes the place of a stretch. */
function edited({html, edits}: Page): string {
  let end = 0;
  const texts = [...edits]
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map((edit) => {
      const before = html.slice(end, edit.start);
      end = edit.end;
      return before + edit.text;
    });
  return texts.join('') + html.slice(end);
}

/** Writes the pages, with their edits, back to the build folder. */
export function writePages(folder: string, pages: Pages): void {
  for (const [file, page] of pages) writeFileSync(path.join(folder, file), edited(page));
}
