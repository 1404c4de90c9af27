import type {Browser, Page} from 'playwright';

/**
 * Whether the browser has glyphs for characters: it draws the same box for each missing one.
 *
 * @param characters two different ones, e.g. `中文`
 */
export function hasGlyphs(page: Page, characters: string): Promise<boolean> {
  return page.evaluate((text) => {
    const pictures = Array.from(text, (character) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (context) context.font = '60px sans-serif';
      context?.fillText(character, 0, 80);
      return canvas.toDataURL();
    });
    return new Set(pictures).size > 1;
  }, characters);
}

/** @throws Error if no font of the machine has Chinese characters, which would all be printed as boxes */
export async function assertChineseFont(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  try {
    if (await hasGlyphs(page, '中文')) return;
    throw new Error(
      '[pdf] no font of this machine has Chinese characters, so the PDF would have boxes in their place. Install one, e.g. fonts-noto-cjk.',
    );
  } finally {
    await page.close();
  }
}
