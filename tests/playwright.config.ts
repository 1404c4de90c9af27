import path from 'path';
import {defineConfig} from '@playwright/test';
import type {Project, ReporterDescription} from '@playwright/test';
import {CHROMIUM_ONLY, EVERY_ENGINE, OTHER_PAGES} from './checks/engines';
import type {Options} from './fixtures/site';
import './temporary-folder';
import {onPath} from '../tools/run/on-path.mjs';

/** flock, nginx with its modules, limits and groups of processes: tests of these run on servers' system alone. */
const isLinux = process.platform === 'linux';
export const LINUX_ALONE = isLinux
  ? []
  : ['long/{deployment,places}.spec.ts', 'long/deploy-cut-off.test.ts', 'node/{deploy*,rollback}.test.ts'];
if (!isLinux && !process.env.TEST_WORKER_INDEX)
  console.error(`Left out, as they need Linux: ${LINUX_ALONE.join(', ')}, all that is asked of nginx`);

/** Deployment to object storage: tests of it need rclone. */
const RCLONE_ALONE = onPath('rclone') ? [] : ['node/storage.test.ts'];
if (RCLONE_ALONE.length > 0 && !process.env.TEST_WORKER_INDEX)
  console.error(`Left out, as there is no rclone: ${RCLONE_ALONE.join(', ')}`);

/** Tests of `tests/node/` that this machine cannot run. */
export const NODE_LEFT_OUT = [...LINUX_ALONE, ...RCLONE_ALONE];

const PORT = Number(process.env.PORT ?? 4310);

const {BROWSER_PATH, FIREFOX_PATH, WEBKIT_PATH} = process.env;

/** What readers do, which engines may do otherwise. */
const READING = 'reading/*.spec.ts';

/**
 * What Firefox is asked of it: marked tests, and all of layout, focus, the clipboard and storage; elsewhere the code of the site decides, in
 * every engine alike.
 */
const READING_BY_ENGINE = `${EVERY_ENGINE.tag}|reading[\\\\/](code|columns|focus|keyboard|phone|reading|samples|stored-choices)\\.spec`;

/** Over WebDriver BiDi each step takes longer than over Chromium's own protocol. */
const firefox = {
  name: 'firefox',
  timeout: 60_000,
  expect: {timeout: 15_000},
  use: {browserName: 'firefox' as const, channel: 'moz-firefox', launchOptions: {executablePath: FIREFOX_PATH}},
};

const webkit = {name: 'webkit', timeout: 60_000};

const otherPages = new RegExp(OTHER_PAGES.tag);

/** The other engines, where tools/run/browser.mjs has found them. */
const engines: readonly Project<Options>[] = [
  ...(FIREFOX_PATH ? [{...firefox, testMatch: 'firefox/*.spec.ts', grepInvert: otherPages}] : []),
  ...(WEBKIT_PATH ? [{...webkit, testMatch: 'webkit/*.spec.ts', grepInvert: otherPages}] : []),
];

/** What `npm run test:all` asks of readers and engines beyond `npm test`. */
export const READING_ALONE: readonly Project<Options>[] = [
  ...(FIREFOX_PATH
    ? [
        {
          ...firefox,
          testMatch: ['firefox/*.spec.ts', READING],
          grep: new RegExp(`${OTHER_PAGES.tag}|${READING_BY_ENGINE}`),
          grepInvert: new RegExp(CHROMIUM_ONLY.tag),
        },
      ]
    : []),
  ...(WEBKIT_PATH ? [{...webkit, testMatch: 'webkit/*.spec.ts', grep: otherPages}] : []),
  {name: 'chromium', testMatch: READING, grepInvert: new RegExp(EVERY_ENGINE.tag)},
];

const ROOT = path.join(__dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');

/** @param name name of the reports, e.g. `npm-test` for test-results/npm-test.json, which `.ci/run` counts, and test-results/npm-test/html */
export const reportersOf = (name: string): ReporterDescription[] => [
  ['list'],
  ['json', {outputFile: path.join(RESULTS, `${name}.json`)}],
  ['html', {outputFolder: path.join(RESULTS, name, 'html'), open: 'never'}],
];

/**
 * What `npm test` asks. A pattern matches `tests/<part>/` and the folder of a part in tests of one site alone. The parts of `npm run test:all` have
 * configurations of their own, tests/<part>/playwright.config.ts.
 */
export default defineConfig<object, Options>({
  testDir: __dirname,
  outputDir: path.join(RESULTS, 'npm-test', 'artifacts'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: reportersOf('npm-test'),
  use: {
    // `TRACE=1 npm test` keeps the steps of tests that fail. Snapshots of the DOM would make a test four times as long, and fail some.
    trace: process.env.TRACE ? {mode: 'retain-on-failure', snapshots: false, screenshots: false} : 'off',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: BROWSER_PATH,
      // Chromium's sandbox does not run as root, as in containers.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  // The longest tests first: none of them is the last one, for which a worker waits.
  projects: [
    ...engines,
    {name: 'e2e', testMatch: 'e2e/*.spec.ts'},
    {name: 'reading', testMatch: READING, grep: new RegExp(EVERY_ENGINE.tag)},
    {name: 'node', testMatch: 'node/*.test.ts', testIgnore: NODE_LEFT_OUT},
    // The tests of a file share what it reads.
    {name: 'unit', testMatch: '{unit,sample}/*.test.ts', fullyParallel: false},
  ],
  webServer: {
    command: 'node --import tsx deploy/serve/main.ts',
    // The configurations of folders take this server too.
    cwd: ROOT,
    env: {PORT: String(PORT)},
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
