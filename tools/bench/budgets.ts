/** Size limits for what a page may load, from budgets.json. `npm test` enforces them, and `npm run bench -- sizes` prints how much of them is used. */
import data from './budgets.json';
import type {PageSizes} from './sizes';

/** Kilobytes after brotli. */
type Budget = {
  readonly kind: string;
  /** The HTML file of a page, relative to the build folder; the largest one of its kind. */
  readonly file: string;
} & PageSizes;

/** Limits by page. Scripts that run without the app, and style sheets, have the same limits on every page that does not override them. */
export const BUDGETS: readonly Budget[] = data.pages.map((page) => ({...data.every, ...page}));

/** Kilobytes after brotli of the scripts that the app starts with. */
export const APP = data.app;

/** Addresses of a typical page, and of a page in its sidebar, for measuring times. */
export const VISITS: {readonly from: string; readonly to: string} = data.visits;
