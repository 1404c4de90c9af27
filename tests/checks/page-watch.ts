import type {Page} from '@playwright/test';

/** Console errors and warnings, uncaught errors, and requests to another host. */
export function watchPage(page: Page, ownHost: string): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const {protocol, host} = new URL(request.url());
    if (protocol.startsWith('http') && host !== ownHost) complaints.push(`foreign request: ${request.url()}`);
  });
  return complaints;
}
