/** What the promised browsers (package.json, `browserslist`) have and lack, for the linters and for `tests/e2e/oldest-browser.spec.ts`. */

/** The promised browsers have what was Baseline at the end of this year, and ECMAScript up to the year after it. */
const YEAR = 2021;
export const ECMA_VERSION = 2022;

/** CSS that became Baseline later or never, and that each of them has, some under a prefix that esbuild writes. */
export const HAD = [
  {property: 'box-decoration-break'},
  {property: 'color-scheme'},
  {property: 'outline'},
  {property: 'overflow-wrap', value: 'anywhere'},
  {property: 'overscroll-behavior'},
  {property: 'print-color-adjust'},
  {property: 'user-select'},
  {property: 'word-break', value: 'break-word'},
  {selector: 'backdrop'},
  {media: 'forced-colors'},
];

/** CSS that some of them lack, and what their readers have in its place. */
export const BEYOND = [
  {property: 'animation-timeline', instead: 'no shadow where more stands beside; the scrollbar says so'},
  {property: 'break-after', value: 'avoid', instead: 'a heading may end a sheet of paper'},
  {property: 'contain-intrinsic-size', instead: 'goes with content-visibility'},
  {property: 'content-visibility', instead: 'all is laid out at once; on paper src/controls/print.ts opens the folds'},
  {property: 'font-family', value: 'ui-monospace', instead: 'the next face of the list'},
  {property: 'forced-color-adjust', instead: 'Safari has no forced colours'},
  {property: 'hanging-punctuation', instead: 'a mark stands within the line'},
  {property: 'orphans', instead: 'a line may stand alone on paper'},
  {property: 'scrollbar-width', instead: '::-webkit-scrollbar, of Infima'},
  {property: 'text-autospace', instead: 'authors write spaces between Chinese and Latin text'},
  {property: 'text-size-adjust', instead: '-webkit-text-size-adjust, where telephones enlarge text'},
  {property: 'text-spacing-trim', instead: 'a gap where a mark begins a line'},
  {property: 'text-wrap', instead: 'lines break where they are full'},
  {property: 'widows', instead: 'a line may stand alone on paper'},
  {selector: 'details-content', instead: 'src/controls/print.ts opens the folds'},
  {atRule: 'page', instead: 'the margins of the printer'},
];

/**
 * Of scripts. Where they are used a test stands around them, which a linter does not see in a bundle; the sources say so in their line.
 * `feature` is the name in web-features, `api` that in MDN's data.
 */
export const TESTED = [
  {feature: 'abortsignal-timeout', api: 'AbortSignal.timeout', instead: 'a request without a limit of time'},
  {feature: 'network-information', api: 'navigator.connection', instead: 'nobody is taken to save data'},
  {feature: 'requestidlecallback', api: 'requestIdleCallback', instead: 'the next task, in Safari'},
];

const listed = [...HAD, ...BEYOND];
const names = (kind) => listed.flatMap((entry) => entry[kind] ?? []);

/** Options of stylelint-plugin-use-baseline, which knows no list of media features. */
export const styles = {
  available: YEAR,
  ignoreProperties: Object.fromEntries(listed.flatMap(({property, value}) => (property ? [[property, [value ?? '/./']]] : []))),
  ignoreSelectors: names('selector'),
  ignoreAtRules: names('atRule'),
};

/** Features that became Baseline later, and that each of the promised browsers has. */
const HAD_BY_SCRIPTS = ['array-at', 'array-findlast', 'dialog', 'object-hasown', 'proto', 'structured-clone'];

/** Options of eslint-plugin-baseline-js. */
export const scripts = {
  available: YEAR,
  includeWebApis: {preset: 'auto'},
  includeJsBuiltins: {preset: 'auto'},
  ignoreFeatures: HAD_BY_SCRIPTS,
};
