import {readFileSync} from 'fs';
import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';

declare global {
  interface Window {
    axe: {readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>};
  }
}

/** WCAG 2.2 AA, and axe's best practices on top. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What the colour mode changes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What is inside code: thousands of elements in a dozen colours, which `tests/axe/code.spec.ts` looks at by themselves. */
export const CODE = 'pre code';

type Asked = {readonly rules?: readonly string[]; readonly only?: string; readonly decided?: boolean};

/** axe itself, which each document is given once. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe objects to on the shown page.
 *
 * @param asked `rules`: ids of rules, without it all; `only`: selector of what is looked at, without it everything but what is inside code;
 * `decided`: whether what axe cannot decide counts as broken
 * @returns a line for each broken rule, with the elements that break it
 */
export async function violations(page: Page, {rules, only, decided = false}: Asked = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({part, runOnly, mustDecide}) => {
      // Describing what passes takes most of the time on a long page.
      const {violations: broken, incomplete} = await window.axe.run(part, {resultTypes: ['violations', 'incomplete'], runOnly});
      return [...broken, ...(mustDecide ? incomplete : [])].map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
    },
    {
      part: only ? {include: [only]} : {exclude: [CODE]},
      runOnly: rules ? {type: 'rule' as const, values: [...rules]} : {type: 'tag' as const, values: RULES},
      mustDecide: decided,
    },
  );
}

/** Opens a page in a colour mode with everything laid out, so that axe measures what is far below as readers find it. */
export async function openWhole(page: Page, path: string, theme: string): Promise<void> {
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  await page.goto(`${path}#main-content`);
  await expect(page.locator('html')).not.toHaveAttribute('data-from-top');
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
