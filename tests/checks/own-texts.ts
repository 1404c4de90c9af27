import path from 'path';
import {openContracts, readLevels} from '../../contract';
import {textOf} from '../fixtures/built-site';
import {parseHtml} from '../../tools/record/built-pages';

const ROOT = path.join(__dirname, '..', '..');

/** Texts of contracts and writers on a page, and its names in menus. */
const WRITTEN = '.markdown, .menu, .pagination-nav__label, .table-of-contents, main:not(:has(article))';

/** Whether the words of contracts are checked: below the level `complete`, a provider may use any. */
export const judgesWords = (): boolean =>
  readLevels(ROOT, openContracts(ROOT, 'docs').names).isRequiredAnywhere('complete');

/** Visible text; the words of contracts only if they are checked. */
export function ownText(html: string, judged = judgesWords()): string {
  if (judged) return textOf(html);
  const $ = parseHtml(html);
  $(WRITTEN).remove();
  return textOf($.html());
}
