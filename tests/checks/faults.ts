import type {Page, Route} from '@playwright/test';

/** All script chunks but the two that every page starts from. */
const CHUNK = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
export const START_SCRIPTS = /\/assets\/js\/(main|runtime~main)\.[^/]+\.js$/;

/** Makes chunks fail while `fails()` holds; counts how often the browser asked. */
export async function failChunks(page: Page, fails: () => boolean): Promise<{asked: number}> {
  const count = {asked: 0};
  await page.route(CHUNK, async (route: Route) => {
    if (route.request().resourceType() === 'script') count.asked += 1;
    await (fails() ? route.abort() : route.continue());
  });
  return count;
}

/** The bundles are ASCII: other characters stand in them as escapes. */
function escapeText(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Replaces `text` in whatever chunk holds it by an expression that throws while `window.fault` is set. */
export async function plantFault(page: Page, text: string, only = ''): Promise<void> {
  const code = escapeText(text);
  await page.route(CHUNK, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const fault = `(window.fault?(()=>{throw new Error("planted fault")})():${code})`;
    await route.fulfill({response, body: body.includes(only) ? body.replace(code, fault) : body});
  });
}
