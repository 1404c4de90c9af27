import type {Page} from '@playwright/test';

declare global {
  interface Window {
    reportViolation: (violation: string) => void;
  }
}

/** Collects what the Content-Security-Policy of a page refuses, on this document and on those that follow. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, documentURI}) =>
      window.reportViolation(`${effectiveDirective}: ${blockedURI} on ${documentURI}`),
    );
  });
  // A policy that the browser does not understand is reported here alone.
  page.on('console', (message) => {
    if (/content.security.policy|permissions.policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Takes the policy from the headers of all pages, as a host does that sends no headers: the one in the page is left. */
export async function withoutPolicyHeader(page: Page): Promise<void> {
  await changePages(page, (html) => html);
}

/** Changes the HTML of all pages on their way, and takes the policy from their headers. */
export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    // Firefox calls what is prefetched a document too.
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    return route.fulfill({response, headers, body: change(await response.text())});
  });
}
