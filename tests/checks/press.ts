import type {Locator} from '@playwright/test';

/** Scrolls to an element as a press does, and does not press it. */
export const aim = (target: Locator): Promise<void> => target.click({trial: true});

/**
 * Presses an element wherever it is on the page. `click` waits until its target stands still and only then scrolls to it; what comes
 * near by that scroll is laid out in the next frame, so that the target may move between the press and the release. A trial does
 * everything but press, so that the click that follows has nothing to scroll.
 */
export async function press(target: Locator): Promise<void> {
  await aim(target);
  await target.click();
}
