import type {Page} from '@playwright/test';

/** Pixels by which the page is wider than the screen. */
export const pixelsTooWide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What sticks out of its box on the shown page, where it is cut off, covers what is beside it, or makes the page scroll sideways. Boxes
 * that scroll by themselves may hold what is wider.
 *
 * @param page opened with `openWhole()`: content that is not laid out has no width
 * @returns a line for each innermost box, with the pixels that are too many and what it holds
 * @throws when parts of the page are not laid out
 */
export function overflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // The frame of code whose line ends in a space hangs by this much; no letter does.
    const HANGING = 3;
    const root = document.documentElement;
    if (root.hasAttribute('data-from-top')) throw new Error('overflow(): parts of the page are not laid out. Open it with openWhole() of tests/checks/violations.ts.');
    const main = document.querySelector('main');
    const start = main?.getBoundingClientRect().left ?? 0;

    function excess(box: Element) {
      const {overflowX, overflowY, visibility} = getComputedStyle(box);
      // Inline boxes have no client width, and what is for screen readers alone has one pixel.
      const shown = box.clientWidth > 1 && visibility === 'visible';
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const inMain = main !== null && main.contains(box);
      return {
        right: shown && !scrolls(overflowX) ? box.scrollWidth - box.clientWidth : 0,
        left: shown && inMain ? start - box.getBoundingClientRect().left : 0,
        // Outside of main there are menus that unfold.
        below: shown && inMain && !scrolls(overflowY) ? box.scrollHeight - box.clientHeight : 0,
      };
    }

    const isWide = (box: Element) => Object.values(excess(box)).some((pixels) => pixels > HANGING);
    // Nothing is beside a line of code, and all of it scrolls.
    const boxes = [root, ...document.querySelectorAll('body, body :not(pre *, svg *)')].filter(isWide);
    return boxes
      .filter((box) => !boxes.some((other) => other !== box && box.contains(other)))
      .map((box) => {
        const sides = Object.entries(excess(box)).filter(([, pixels]) => pixels > HANGING).map(([side, pixels]) => `${side} by ${Math.round(pixels)} px`);
        return `<${box.tagName.toLowerCase()} class="${box.getAttribute('class') ?? ''}"> lets its content stick out ${sides.join(', ')}: ${box.textContent?.trim().slice(0, 60)}`;
      });
  });
}
