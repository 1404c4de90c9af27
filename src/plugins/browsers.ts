import {browserslist} from '../../package.json';

/**
 * The oldest supported browsers in esbuild's notation, from the browserslist that SWC reads too.
 *
 * @returns e.g. `['chrome109', 'ios16.4']`
 */
export const browserTargets = (): string[] =>
  browserslist.map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));
