/** Size limits for what a page may load. `npm test` enforces them, and `npm run bench -- sizes` prints how much of them is used. */
import type {PageSizes} from './sizes';

/** Kilobytes after brotli. */
type Budget = {
  readonly kind: string;
  /** A page of this kind, the largest one where there are many: its HTML file, relative to the build folder. */
  readonly file: string;
} & PageSizes;

/** Scripts that run without the app, and style sheets: the limits are the same for every page. */
const EVERY_PAGE = {script: 6.1, style: 8};

export const BUDGETS: readonly Budget[] = [
  {kind: 'home', file: 'index.html', html: 14, ...EVERY_PAGE, style: 8.5},
  {kind: 'guide', file: 'docs/index.html', html: 28, ...EVERY_PAGE},
  {kind: 'typical interfaces', file: 'docs/biz/v3/account/v3_account_1_0.html', html: 29, ...EVERY_PAGE},
  {kind: 'most interfaces', file: 'docs/biz/v3/task/v3_task_2_0.html', html: 34, ...EVERY_PAGE},
  {kind: 'programs', file: 'docs/dev/dev_1_3.html', html: 64, ...EVERY_PAGE},
  {kind: 'dictionaries', file: 'docs/dev/dev_1_4.html', html: 36, ...EVERY_PAGE},
  {kind: 'not found', file: '404.html', html: 11, ...EVERY_PAGE},
];

/** Kilobytes after brotli of the scripts that the app starts with. */
export const APP = 64;
