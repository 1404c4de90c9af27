import {spawn} from 'child_process';
import {once} from 'events';
import path from 'path';
import {expect, test as base} from '@playwright/test';
import type {Page} from '@playwright/test';
import {BUILD} from '../checks/build-output';
import {hydrated, visit} from '../checks/hydrated';
import {forgetAssets, NEXT_FOOTER, nextBuild} from '../fixtures/next-build';
import {startNginx} from '../fixtures/small-nginx';

const PROJECT = path.join(__dirname, '..', '..');

type Deployment = {
  /** Root of the deployment; the build of this project is live in it. */
  readonly root: string;
  /** Address of the server. */
  readonly url: string;
  /** A build that could follow. */
  readonly next: string;
};

/** Runs a command of package.json, as an operator does, to its end. */
async function npm(command: string, ...args: readonly string[]): Promise<void> {
  const [code] = (await once(spawn('npm', ['run', command, '--', ...args], {cwd: PROJECT, stdio: 'ignore'}), 'exit')) as [number];
  expect(code, command).toBe(0);
}

const test = base.extend<{deployment: Deployment}>({
  deployment: async ({}, use, testInfo) => {
    const root = testInfo.outputPath('root');
    await npm('deploy', root);
    const nginx = await startNginx(testInfo.outputPath('nginx'), path.join(root, 'current'));
    await use({root, url: nginx.url, next: nextBuild(BUILD, testInfo.outputPath('next'))});
    await nginx.stop();
  },
});

/** What an open page asked for in vain. */
function failedRequests(page: Page): readonly string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
}

/** Clicks on links of the sidebar, one after another, and expects their pages. */
async function read(page: Page, links: readonly string[]): Promise<void> {
  for (const name of links) {
    await page.getByRole('complementary').getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
}

async function sidebarLinks(page: Page): Promise<readonly string[]> {
  const texts = await page.getByRole('complementary').getByRole('listitem').getByRole('link').allTextContents();
  return texts.filter((text) => !/^v\d 接口$|^开发指南$/.test(text));
}

test('a reader goes on clicking during and after a deployment and a rollback, and the next load brings the newer build', async ({page, deployment}) => {
  test.slow();
  const {root, url, next} = deployment;
  const failed = failedRequests(page);
  await visit(page, `${url}/docs/`);
  const links = (await sidebarLinks(page)).slice(1);
  expect(links.length).toBeGreaterThan(12);
  let ended = false;
  const deploying = npm('deploy', root, next).then(() => {
    ended = true;
  });
  await read(page, links.slice(0, 3));
  while (!ended) await read(page, links.slice(1, 3));
  await deploying;
  await read(page, links.slice(3));
  await page.reload();
  await expect(page.getByRole('contentinfo')).toContainText(NEXT_FOOTER);
  await npm('rollback', root);
  await read(page, links.slice(0, 3));
  await page.reload();
  await expect(page.getByRole('contentinfo')).not.toContainText(NEXT_FOOTER);
  expect(failed).toEqual([]);
});

/** Opens a page whose HTML comes before a deployment and whose scripts are asked for after it; tells what is asked for in vain. */
async function openAcross(page: Page, url: string, deployment: () => Promise<void>): Promise<readonly string[]> {
  const failed = failedRequests(page);
  const deployed = page.waitForResponse(`${url}/docs/`).then(deployment);
  await page.route('**/assets/js/**', async (route) => {
    await deployed;
    await route.continue();
  });
  await page.goto(`${url}/docs/`);
  return failed;
}

test('a page that was under way during a deployment gets the scripts of its own build', async ({page, deployment: {root, url, next}}) => {
  const failed = await openAcross(page, url, () => npm('deploy', root, next));
  await hydrated(page);
  await read(page, ['数据字典']);
  expect(failed).toEqual([]);
});

test('a deployment that keeps no hashed files is felt by the reader', async ({page, deployment: {root, url, next}}) => {
  const failed = await openAcross(page, url, async () => {
    await npm('deploy', root, next);
    forgetAssets(BUILD, root);
  });
  expect(failed).toContainEqual(expect.stringMatching(/^404 .*\/assets\/js\//));
});
