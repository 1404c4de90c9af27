/** What a page may make a browser load. The only table of it: `npm test` holds it, `npm run bench -- sizes` prints what is used of it. */
import {KILOBYTE} from './figures';
import type {PageSizes} from './page-sizes';

/** Kilobytes after brotli. */
type Budget = {
  /** What pages of this kind are. */
  readonly kind: string;
  /** One of them, the largest where the kind has many: its HTML file, relative to the build folder. */
  readonly file: string;
} & PageSizes;

/** Scripts before a page answers its reader, and style sheets: the same on every page. */
const EVERY_PAGE = {script: 60, style: 8};

export const BUDGETS: readonly Budget[] = [
  {kind: 'home', file: 'index.html', html: 16, ...EVERY_PAGE},
  {kind: 'guide', file: 'docs/index.html', html: 30, ...EVERY_PAGE},
  {kind: 'typical interfaces', file: 'docs/biz/v3/account/v3_account_1_0.html', html: 30, ...EVERY_PAGE},
  {kind: 'most interfaces', file: 'docs/biz/v3/task/v3_task_2_0.html', html: 36, ...EVERY_PAGE},
  {kind: 'programs', file: 'docs/dev/dev_1_3.html', html: 68, ...EVERY_PAGE},
  {kind: 'dictionaries', file: 'docs/dev/dev_1_4.html', html: 36, ...EVERY_PAGE},
  {kind: 'not found', file: '404.html', html: 15, ...EVERY_PAGE},
];

/** Kilobytes after brotli of the largest script file of the build. */
export const LARGEST_CHUNK = 74;

/**
 * Compares sizes with their budget.
 *
 * @param sizes of the page, in bytes
 * @returns what is too large, as `name: 61.2 KB of 60`
 */
export function overBudget(sizes: PageSizes, budget: PageSizes): readonly string[] {
  return (['html', 'script', 'style'] as const)
    .filter((name) => sizes[name] > budget[name] * KILOBYTE)
    .map((name) => `${name}: ${(sizes[name] / KILOBYTE).toFixed(1)} KB of ${budget[name]}`);
}
