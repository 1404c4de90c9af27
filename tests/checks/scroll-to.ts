import type {Locator} from '@playwright/test';

/**
 * Scrolls to an element far below, and waits for the frames in which what came near is laid out, as a reader does who looks before
 * pressing: else things move between the press and the release, and the click misses.
 */
export async function scrollTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await target.scrollIntoViewIfNeeded();
}
