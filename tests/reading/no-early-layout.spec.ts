import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {CHROMIUM_ONLY} from '../checks/engines';
import {reference} from '../fixtures/places';

/** Counts the questions that make the browser lay out the page at once, and never lets it be idle. */
async function countLayouts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = {layouts: 0};
    const count = <Asked extends object>(owner: Asked, name: keyof Asked & string) => {
      const {get, value} = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      const ask = get ?? value;
      const counting = function (this: unknown) {
        counted.layouts += 1;
        return ask.call(this);
      };
      Object.defineProperty(owner, name, get ? {get: counting} : {value: counting});
    };
    count(window, 'scrollY');
    count(window, 'innerHeight');
    count(Element.prototype, 'getBoundingClientRect');
    count(Element.prototype, 'clientHeight');
    Object.assign(window, {counted, requestIdleCallback: () => 0});
  });
  return () => page.evaluate(() => (window as unknown as {counted: {layouts: number}}).counted.layouts);
}

test(
  'until the browser is idle, no script of a page makes it lay out the page at once',
  CHROMIUM_ONLY,
  async ({page}) => {
    const layouts = await countLayouts(page);
    await page.goto(reference.path, {waitUntil: 'load'});
    await page.waitForFunction(() => history.state?.key !== undefined);
    expect(await layouts()).toBe(0);
    await page.evaluate(() => scrollY);
    expect(await layouts()).toBe(1);
  },
);
