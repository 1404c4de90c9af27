import type {Page} from '@playwright/test';

/** Scrolls, and waits for the frame that shows it, as no reader is faster. */
export const moveTo = (page: Page, y: number): Promise<void> =>
  page.evaluate(async (top) => {
    const shown = new Promise((resolve) => window.addEventListener('scroll', resolve, {once: true}));
    window.scrollTo(0, top);
    await shown;
  }, y);
