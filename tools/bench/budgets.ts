/** Size limits for what a page may load, from budgets.json. `npm test` enforces them, and `npm run bench -- sizes` prints how much of them is used. */
import data from './budgets.json';
import type {PageSizes} from './sizes';

/** Kilobytes after brotli. */
type Budget = {
  readonly kind: string;
  /** A page of this kind, the largest one where there are many: its HTML file, relative to the build folder. */
  readonly file: string;
} & PageSizes;

/** Scripts that run without the app, and style sheets, have the same limits on every page that has none of its own. */
export const BUDGETS: readonly Budget[] = data.pages.map((page) => ({...data.every, ...page}));

/** Kilobytes after brotli of the scripts that the app starts with. */
export const APP = data.app;

/** Addresses of a typical page, and of one to which its sidebar leads, of which times are measured. */
export const VISITS: {readonly from: string; readonly to: string} = data.visits;
