/** By WebKitGTK's own WebDriver: no distribution packages Playwright's build. */
import {expect, test as base} from '@playwright/test';
import {By, Key} from 'selenium-webdriver';
import type {WebDriver, WebElement} from 'selenium-webdriver';
import {startWatchedSite} from '../fixtures/watched-site';
import type {WatchedSite} from '../fixtures/watched-site';
import {startWebKit} from '../fixtures/webkit';
import type {WebKit} from '../fixtures/webkit';

/** A WebKit browser with the actions of a reader. */
export type Reader = {
  readonly driver: WebDriver;
  /** Opens a page of the site without interaction. */
  readonly open: (path: string) => Promise<void>;
  /** Opens a page, makes the app start and waits until it runs. */
  readonly visit: (path: string) => Promise<void>;
  readonly find: (css: string) => Promise<WebElement>;
  readonly press: (css: string) => Promise<void>;
  /** Sends keys to the focused element. */
  readonly type: (...keys: readonly string[]) => Promise<void>;
  /** Evaluates a function body in the page. */
  readonly ask: <Answer>(body: string, ...args: readonly unknown[]) => Promise<Answer>;
  /** Sets the width of the viewport, in CSS pixels. */
  readonly widen: (width: number) => Promise<void>;
};

type Fixtures = {
  readonly reader: Reader;
  /** Further arguments of MiniBrowser. */
  readonly options: string[];
};
type Shared = {readonly webkit: WebKit; readonly site: WatchedSite};

function readerOf(driver: WebDriver, site: WatchedSite): Reader {
  const ask: Reader['ask'] = (body, ...args) => driver.executeScript(body, ...args);
  const find = (css: string) => driver.findElement(By.css(css));
  const open = (path: string) => driver.get(site.url + path);
  return {
    driver,
    ask,
    find,
    open,
    async visit(path) {
      await open(path);
      await ask('document.dispatchEvent(new Event("app-wanted"))');
      // The property of its root in which React 17 keeps the tree.
      const runs = 'return "_reactRootContainer" in document.getElementById("__docusaurus")';
      await expect.poll(() => ask(runs), {timeout: 15_000, intervals: [50]}).toBe(true);
    },
    async press(css) {
      const target = await find(css);
      await ask('arguments[0].scrollIntoView({block: "center", behavior: "instant"})', target);
      await target.click();
    },
    type: (...keys) =>
      driver
        .actions()
        .sendKeys(...keys)
        .perform(),
    async widen(width) {
      await driver.manage().window().setRect({width, height: 900});
      await expect.poll(() => ask('return innerWidth'), {intervals: [20]}).toBe(width);
    },
  };
}

export const test = base.extend<Fixtures, Shared>({
  options: async ({}, use) => use([]),
  webkit: [
    async ({}, use) => {
      const webkit = await startWebKit(process.env.WEBKIT_PATH ?? '');
      await use(webkit);
      await webkit.stop();
    },
    {scope: 'worker'},
  ],
  site: [
    async ({}, use) => {
      const site = await startWatchedSite();
      await use(site);
      await site.stop();
    },
    {scope: 'worker'},
  ],
  async reader({webkit, site, options}, use) {
    const driver = await webkit.open(options);
    await use(readerOf(driver, site));
    site.plant();
    await driver.quit();
    expect(site.complaints().filter((complaint) => complaint.startsWith('refused'))).toEqual([]);
  },
});

export const title = (reader: Reader) => reader.ask('return document.querySelector("h1")?.textContent');

export {expect, Key};
