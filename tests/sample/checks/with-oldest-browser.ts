import type {Page} from '@playwright/test';
import {olderStyles} from './oldest-browser';
import {changePages} from '../../checks/policy-violations';
import {lackingApis} from './promised';

const STYLE = /(<style[^>]*>)([^]*?)(?=<\/style>)/g;
const POLICY = /<meta[^>]*http-equiv="content-security-policy"[^>]*>/gi;

/** Limits a page to the features that every supported browser has. */
export async function withOldestBrowser(page: Page): Promise<void> {
  const read = new Map<string, string>();
  const older = (css: string) => read.get(css) ?? read.set(css, olderStyles(css)).get(css);
  await changePages(page, (html) =>
    html.replace(POLICY, '').replace(STYLE, (_all, tag: string, css: string) => `${tag}${older(css)}`),
  );
  await page.addInitScript((apis) => {
    const take = (owner: object | undefined, name: string) => owner && Reflect.deleteProperty(owner, name);
    for (const [name, member] of apis.map((api) => api.split('.'))) {
      const owner = (window as unknown as Record<string, {readonly prototype?: object}>)[name];
      if (!member) [window, Window.prototype].forEach((global) => take(global, name));
      else if (owner) [owner, owner.prototype].forEach((place) => take(place, member));
    }
  }, lackingApis());
}
