import {readFileSync} from 'fs';
import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';

declare global {
  interface Window {
    axe: {readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>};
  }
}

/** Tags of axe's rules: WCAG 2.2 AA, and its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on the colour mode. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Thousands of elements in a dozen colours, which `tests/axe/code.spec.ts` checks. */
export const CODE = 'pre code';

/** What axe checks; without options all rules, on all elements but code. */
type Options = {
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** All rules but these. */
  readonly without?: readonly string[];
  /** Selector of the only elements to check. */
  readonly only?: string;
  /** Whether incomplete results count as violations. */
  readonly decided?: boolean;
};

/** The source of axe, which is injected once per document. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** A line for each violated rule of axe. */
export async function violations(
  page: Page,
  {rules, without = [], only, decided = false}: Options = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({part, runOnly, disabled, mustDecide}) => {
      // Passing rules are not reported, as that takes most of the time on a long page.
      const {violations: broken, incomplete} = await window.axe.run(part, {
        resultTypes: ['violations', 'incomplete'],
        runOnly,
        rules: Object.fromEntries(disabled.map((rule) => [rule, {enabled: false}])),
      });
      return [...broken, ...(mustDecide ? incomplete : [])].map(
        ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`,
      );
    },
    {
      part: only ? {include: [only]} : {exclude: [CODE]},
      runOnly: rules ? {type: 'rule' as const, values: [...rules]} : {type: 'tag' as const, values: RULES},
      disabled: [...without],
      mustDecide: decided,
    },
  );
}

/** Opens a page in a colour mode, in which axe then measures it. */
export async function openIn(page: Page, path: string, theme: string): Promise<void> {
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
