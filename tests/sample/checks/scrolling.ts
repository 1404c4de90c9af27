import type {Page} from '@playwright/test';

const SETTLED = 'await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));';

export const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolls through the page, one screen at a time, down to its end and up again; returns its heights on the way, in pixels. */
export const heightsOnTheWay = (page: Page): Promise<readonly number[]> =>
  page.evaluate(`(async () => {
    const root = document.documentElement;
    const heights = [];
    for (const by of [innerHeight, -innerHeight])
      for (let before = -1; before !== scrollY; ) {
        before = scrollY;
        scrollBy({top: by, behavior: 'instant'});
        ${SETTLED}
        heights.push(root.scrollHeight);
      }
    return heights;
  })()`);

/** Scrolls to an element from the top of the page, as a script does, and returns its distance from the top of the window, in pixels. */
export const landingOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(`(async () => {
    scrollTo({top: 0, behavior: 'instant'});
    ${SETTLED}
    const place = document.getElementById(${JSON.stringify(id)});
    place.scrollIntoView({behavior: 'instant'});
    ${SETTLED}
    return place.getBoundingClientRect().top;
  })()`);

/** Distance of an element from the top of the window, in pixels, when the page stands still. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(`(async () => {
    ${SETTLED}
    return document.getElementById(${JSON.stringify(id)}).getBoundingClientRect().top;
  })()`);
