import type {Page} from '@playwright/test';

/** Pixels by which the page is wider than the screen. */
export const pixelsTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements whose content is cut off, covers others, or makes the page scroll sideways, the innermost ones, as lines. */
export function overflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // The frame of code with a space at the line end overflows by this much, but no text does.
    const HANGING = 3;
    const root = document.documentElement;
    const main = document.querySelector('main');
    const start = main?.getBoundingClientRect().left ?? 0;

    function excess(box: Element) {
      const {overflowX, overflowY, visibility} = getComputedStyle(box);
      // Inline boxes have no client width; elements for screen readers are one pixel wide.
      const shown = box.clientWidth > 1 && visibility === 'visible';
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const inMain = main !== null && main.contains(box);
      return {
        right: shown && !scrolls(overflowX) ? box.scrollWidth - box.clientWidth : 0,
        left: shown && inMain ? start - box.getBoundingClientRect().left : 0,
        // Outside of main there are menus that open over the page.
        below: shown && inMain && !scrolls(overflowY) ? box.scrollHeight - box.clientHeight : 0,
      };
    }

    const isWide = (box: Element) => Object.values(excess(box)).some((pixels) => pixels > HANGING);
    // Code blocks scroll as a whole, so their lines are not checked.
    const boxes = [root, ...document.querySelectorAll('body, body :not(pre *, svg *)')].filter(isWide);
    return boxes
      .filter((box) => !boxes.some((other) => other !== box && box.contains(other)))
      .map((box) => {
        const sides = Object.entries(excess(box))
          .filter(([, pixels]) => pixels > HANGING)
          .map(([side, pixels]) => `${side} by ${Math.round(pixels)} px`);
        return `<${box.tagName.toLowerCase()} class="${box.getAttribute('class') ?? ''}"> lets its content stick out ${sides.join(', ')}: ${box.textContent?.trim().slice(0, 60)}`;
      });
  });
}
