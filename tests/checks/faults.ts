import type {Page, Route} from '@playwright/test';

/** All script chunks except the scripts of every page. */
export const CHUNK = /\/assets\/js\/(?!main\.|runtime~main\.|controls\.)[^/]+\.js$/;
export const START_SCRIPTS = /\/assets\/js\/(main|runtime~main)\.[^/]+\.js$/;

/** Makes the app's requests for pages fail while `fails()` is true. */
export async function failContents(page: Page, fails: () => boolean): Promise<void> {
  await page.route('**/docs/**', (route: Route) =>
    fails() && route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
}

/** Makes requests for chunks and pages fail while `fails()` is true; for pages `contentFails`, as prefetched ones would not be requested again. */
export async function failChunks(page: Page, fails: () => boolean, contentFails = fails): Promise<void> {
  await page.route(CHUNK, (route: Route) => (fails() ? route.abort() : route.continue()));
  await failContents(page, contentFails);
}

/** Replaces `text` in chunks with an expression that throws while `window.fault` is the path of the page. */
export async function plantFault(page: Page, text: string): Promise<void> {
  await page.route(CHUNK, async (route) => {
    const response = await route.fetch();
    const fault = `(window.fault===location.pathname?(()=>{throw new Error("planted fault")})():${text})`;
    await route.fulfill({response, body: (await response.text()).replace(text, fault)});
  });
}
