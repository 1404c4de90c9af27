/**
 * What the promised browsers (package.json, `browserslist`) have, for the linters; browsers.json holds the lists:
 *
 * - `year`: they have what was Baseline at its end, and ECMAScript up to `ecmaVersion`.
 * - `had`: CSS that became Baseline later or never, and that each of them has, some under a prefix that esbuild writes.
 * - `beyond`: CSS that some of them lack, and what their readers have in its place.
 * - `tested`: APIs that some of them lack. Where they are used a test stands around them, which no linter sees in a bundle; the
 *   sources say so in their line. `feature` is the name in web-features, `api` that in MDN's data.
 */
import {readFileSync} from 'node:fs';

const {year: available, ecmaVersion, had, beyond} = JSON.parse(readFileSync(new URL('./browsers.json', import.meta.url), 'utf8'));
const listed = [...had, ...beyond];
const names = (kind) => listed.flatMap((entry) => entry[kind] ?? []);

export const ECMA_VERSION = ecmaVersion;

/** Options of stylelint-plugin-use-baseline, which knows no list of media features. */
export const styles = {
  available,
  ignoreProperties: Object.fromEntries(listed.flatMap(({property, value}) => (property ? [[property, [value ?? '/./']]] : []))),
  ignoreSelectors: names('selector'),
  ignoreAtRules: names('atRule'),
};

/** Options of eslint-plugin-baseline-js. The features became Baseline later; each of the promised browsers has them. */
export const scripts = {
  available,
  includeWebApis: {preset: 'auto'},
  includeJsBuiltins: {preset: 'auto'},
  ignoreFeatures: ['array-at', 'array-findlast', 'dialog', 'object-hasown', 'proto', 'structured-clone'],
};
