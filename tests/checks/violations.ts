import AxeBuilder from '@axe-core/playwright';
import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';

/** WCAG 2.2 AA, and axe's best practices on top. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What is inside code: thousands of elements in a dozen colours, which `tests/e2e/accessibility.spec.ts` looks at by themselves. */
export const CODE = 'pre code';

/**
 * What axe objects to on the shown page.
 *
 * @param rules ids of rules; none means all
 * @param only selector of what is looked at, where axe must decide; without it everything but what is inside code
 * @returns a line for each broken rule, with the elements that break it
 */
export async function violations(page: Page, rules: readonly string[] = [], only?: string): Promise<readonly string[]> {
  // Describing what passes takes most of the time on a long page.
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations', 'incomplete']});
  const part = only ? axe.include(only) : axe.exclude(CODE);
  const results = await (rules.length > 0 ? part.withRules([...rules]) : part.withTags(RULES)).analyze();
  const broken = only ? [...results.violations, ...results.incomplete] : results.violations;
  return broken.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
}

/** Opens a page in a colour mode with everything laid out, so that axe measures what is far below as readers find it. */
export async function openWhole(page: Page, path: string, theme: string): Promise<void> {
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  await page.goto(`${path}#main-content`);
  await expect(page.locator('html')).not.toHaveAttribute('data-from-top');
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
