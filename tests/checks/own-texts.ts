import path from 'path';
import {openContracts, readLevels} from '../../contract';
import {textOf} from '../fixtures/built-site';
import {parseHtml} from '../../tools/record/built-pages';

const ROOT = path.join(__dirname, '..', '..');

/** Texts of contracts and writers on a page, and its names in menus. */
const WRITTEN = '.markdown, .menu, .pagination-nav__label, .table-of-contents, main:not(:has(article))';

/** A provider who only asks that a document is sound may write in any words. */
export const judgesWords = (): boolean => readLevels(ROOT, openContracts(ROOT, 'docs').names).asksAnywhere('complete');

/** Visible text, without words of contracts where nobody judges them. */
export function ownText(html: string, judged = judgesWords()): string {
  if (judged) return textOf(html);
  const $ = parseHtml(html);
  $(WRITTEN).remove();
  return textOf($.html());
}
