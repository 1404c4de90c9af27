/**
 * Features of the supported browsers (package.json, `browserslist`) for the linters; browsers.json holds the lists:
 *
 * - `year`: all features that were Baseline at its end are allowed, and ECMAScript up to `ecmaVersion`.
 * - `had`: CSS that became Baseline later or never, but that all supported browsers have, some with a prefix that esbuild adds.
 * - `beyond`: CSS that some of them lack, with the fallback for their readers.
 * - `tested`: APIs that some of them lack. The sources test for them and say so where they are used; a linter cannot see that in a bundle.
 *   `feature` is the name in web-features, `api` that in MDN's data.
 */
import {readFileSync} from 'node:fs';

const {
  year: available,
  ecmaVersion,
  had,
  beyond,
} = JSON.parse(readFileSync(new URL('./browsers.json', import.meta.url), 'utf8'));
const listed = [...had, ...beyond];
const names = (kind) => listed.flatMap((entry) => entry[kind] ?? []);

export const ECMA_VERSION = ecmaVersion;

/** Options of stylelint-plugin-use-baseline, which does not check media features. */
export const styles = {
  available,
  ignoreProperties: Object.fromEntries(
    listed.flatMap(({property, value}) => (property ? [[property, [value ?? '/./']]] : [])),
  ),
  ignoreSelectors: names('selector'),
  ignoreAtRules: names('atRule'),
};

/** Options of eslint-plugin-baseline-js: features that became Baseline later, but that all supported browsers have. */
export const scripts = {
  available,
  includeWebApis: {preset: 'auto'},
  includeJsBuiltins: {preset: 'auto'},
  ignoreFeatures: ['array-at', 'array-findlast', 'dialog', 'object-hasown', 'proto', 'structured-clone'],
};
