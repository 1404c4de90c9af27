import {browserslist} from '../../package.json';

/**
 * The oldest browsers that the site is made for, in esbuild's words, from the one list that PostCSS reads too.
 *
 * @returns e.g. `['chrome109', 'ios16.4']`
 */
export const browserTargets = (): string[] => browserslist.map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));
