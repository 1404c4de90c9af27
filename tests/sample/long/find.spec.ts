/** Find in page opens the fold with its match. Browsers reveal a text fragment of an address in the same way (HTML, section 7.4.6.4). */
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';

const PAGE = '/docs/biz/v3/task/v3_task_2_0';

/** A text that the page contains once, in a closed fold below the first screen. */
async function foldedText(page: Page) {
  await page.goto(PAGE);
  return page.evaluate(() => {
    const whole = document.body.textContent ?? '';
    const folds = Array.from(document.querySelectorAll('main details:not([open])')).filter(
      (fold) => fold.getBoundingClientRect().top > innerHeight,
    );
    const words = folds.flatMap((fold) => fold.textContent?.match(/[\u4e00-\u9fff]{6,14}/g) ?? []);
    return words.find((word) => whole.split(word).length === 2) ?? '';
  });
}

async function isFound(page: Page, text: string) {
  await page.goto(`${PAGE}#:~:text=${encodeURIComponent(text)}`);
  return page.evaluate((sought) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.includes(sought) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const range = document.createRange();
    range.selectNode(texts.nextNode() as Node);
    const {top, height} = range.getBoundingClientRect();
    return height > 0 && top > 0 && top < innerHeight;
  }, text);
}

test('a text in a fold is found: the fold opens, and the text is on the screen', async ({page, context}) => {
  const text = await foldedText(page);
  expect(text).not.toBe('');
  expect(await isFound(await context.newPage(), text)).toBe(true);
});
