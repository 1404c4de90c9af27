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

/** Replaces `text` in whatever chunk holds it by an expression that throws while `window.fault` is set. */
export async function plantFault(page: Page, text: string, only = ''): Promise<void> {
  await page.route(CHUNK, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const fault = `(window.fault?(()=>{throw new Error("planted fault")})():${text})`;
    await route.fulfill({response, body: body.includes(only) ? body.replace(text, fault) : body});
  });
}
