/** A service worker that an earlier site has left at the address. */
import {expect, test} from '@playwright/test';
import {hero} from '../../src/data/home';
import {EVERY_ENGINE} from '../checks/engines';
import {startEarlierSite} from '../fixtures/earlier-site';

for (const worker of ['/sw.js', '/service-worker.js']) {
  test(`a reader whom the worker ${worker} shows an earlier site gets this one`, EVERY_ENGINE, async ({page}) => {
    const site = await startEarlierSite(worker);
    const title = page.getByRole('heading', {level: 1});
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    site.replace();
    await page.goto(`${site.url}/?again`);
    await expect(title).toHaveText(hero.title);
    await page.reload();
    await expect(title).toHaveText(hero.title);
    await site.stop();
  });
}
