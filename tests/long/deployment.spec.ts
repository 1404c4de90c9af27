import {spawn} from 'child_process';
import {once} from 'events';
import path from 'path';
import {expect, test as base} from '@playwright/test';
import type {Page} from '@playwright/test';
import {BUILD} from '../../tools/record/built-pages';
import {hydrated, visit} from '../checks/hydrated';
import {watchPage} from '../checks/page-watch';
import {other} from '../fixtures/places';
import {latestDocs} from '../fixtures/routes';
import type {DocRoute} from '../fixtures/routes';
import {sidebarLink} from '../checks/sidebar';
import {forgetAssets, NEXT_FOOTER, nextBuild} from '../fixtures/next-build';
import {startNginxOf} from '../fixtures/nginx';

/** The pages that a reader comes to from the first one, as many as fit into a test. */
const others = latestDocs.slice(1, 20);

const PROJECT = path.join(__dirname, '..', '..');

type Deployment = {
  /** Address of nginx, which serves the live release. */
  readonly url: string;
  /** Deploys, as an operator would, a build that could follow the project's. */
  readonly deploy: () => Promise<void>;
  readonly rollback: () => Promise<void>;
  /** Removes the hashed files of the first release. */
  readonly forget: () => void;
};

/** Runs the program of `npm run deploy` or `npm run rollback` until it ends. */
async function run(command: 'deploy' | 'rollback', ...args: readonly string[]): Promise<void> {
  const [code] = (await once(
    spawn(process.execPath, ['--import', 'tsx', 'deploy/main.ts', command, ...args], {
      cwd: PROJECT,
      stdio: 'ignore',
    }),
    'exit',
  )) as [number];
  expect(code, command).toBe(0);
}

const test = base.extend<{deployment: Deployment}>({
  deployment: async ({}, use, testInfo) => {
    const root = testInfo.outputPath('root');
    const next = nextBuild(BUILD, testInfo.outputPath('next'));
    await run('deploy', root);
    const nginx = await startNginxOf(root);
    await use({
      url: `http://localhost:${nginx.plainPort}`,
      deploy: () => run('deploy', root, next, '--reload', nginx.reload),
      rollback: () => run('rollback', root, '--reload', nginx.reload),
      forget: () => forgetAssets(BUILD, root),
    });
    await nginx.stop();
  },
});

/** Clicks links in the sidebar one after another, and expects their pages. */
async function read(page: Page, docs: readonly DocRoute[]): Promise<void> {
  for (const doc of docs) {
    await sidebarLink(page, doc).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(doc.title);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
}

/** What the server sends now; nginx takes a moment to reload, and closes connections that wait for a next request. */
const served = (page: Page) =>
  expect.poll(async () => (await page.request.get(page.url(), {headers: {connection: 'close'}})).text());

/**
 * Loads a page again until its footer is that of the live build: a connection that the browser has opened in advance is served by the
 * processes of nginx before the reload.
 */
const reloaded = (page: Page, isNext: boolean) =>
  expect(async () => {
    await page.reload();
    const footer = expect(page.getByRole('contentinfo'));
    await (isNext ? footer : footer.not).toContainText(NEXT_FOOTER, {timeout: 1000});
  }).toPass({timeout: 10_000});

test('a reader goes on clicking during and after a deployment and a rollback, and meets no failure', async ({
  page,
  deployment,
}) => {
  test.slow();
  const {url, deploy, rollback} = deployment;
  const complaints = watchPage(page, new URL(url).host);
  await visit(page, `${url}/docs/`);
  expect(others.length).toBeGreaterThan(0);
  let ended = false;
  const deploying = deploy().finally(() => {
    ended = true;
  });
  while (!ended) await read(page, others.slice(0, 3));
  await deploying;
  await served(page).toContain(NEXT_FOOTER);
  await read(page, others);
  await reloaded(page, true);
  await rollback();
  await served(page).not.toContain(NEXT_FOOTER);
  await read(page, others.slice(0, 3));
  await reloaded(page, false);
  expect(complaints).toEqual([]);
});

/** Opens a page whose HTML is requested before a deployment and whose scripts after it. */
async function openAcross(page: Page, url: string, deployment: () => Promise<void>): Promise<readonly string[]> {
  const complaints = watchPage(page, new URL(url).host);
  const deployed = page
    .waitForResponse(`${url}/docs/`)
    .then(deployment)
    .then(() => served(page).toContain(NEXT_FOOTER));
  await page.route('**/assets/js/**', async (route) => {
    await deployed;
    await route.continue();
  });
  await page.goto(`${url}/docs/`);
  await deployed;
  // Continues the requests that were held; those still pending when a test ends may fail.
  await page.unrouteAll({behavior: 'ignoreErrors'});
  return complaints;
}

test('a page that was loading during a deployment gets the scripts of its own build', async ({
  page,
  deployment: {url, deploy},
}) => {
  const complaints = await openAcross(page, url, deploy);
  await hydrated(page);
  await read(page, [other]);
  expect(complaints).toEqual([]);
});
