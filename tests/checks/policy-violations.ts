import type {Page} from '@playwright/test';

declare global {
  interface Window {
    reportViolation: (violation: string) => void;
  }
}

export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, documentURI}) =>
      window.reportViolation(`${effectiveDirective}: ${blockedURI} on ${documentURI}`),
    );
  });
  // A directive that the browser does not understand is only reported here.
  page.on('console', (message) => {
    if (/content.security.policy|permissions.policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Like a host that sends no headers. */
export async function withoutPolicyHeader(page: Page): Promise<void> {
  await changePages(page, (html) => html);
}

export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    return route.fulfill({response, headers, body: change(await response.text())});
  });
}
