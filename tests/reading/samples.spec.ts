import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {CHROMIUM_ONLY, EVERY_ENGINE} from '../checks/engines';
import {START_SCRIPTS} from '../checks/faults';
import {hydrated, visit} from '../checks/hydrated';
import {watchShifts} from '../checks/layout-shifts';
import {sidebarLink} from '../checks/sidebar';
import {lastInterface, other, reference} from '../fixtures/places';
import * as words from '../../contract/words';
import {themeText} from '../fixtures/theme-texts';

const PAGE = reference.path;
const [{method}] = reference.operations;
const LANGUAGES = ['curl', 'Node.js', 'Java', 'Python', 'PHP', 'Go'];

const SAMPLES = words.interpolate(words.reference.languages, {title: words.operations.samples.title});
const tabs = (page: Page) => page.getByRole('tablist', {name: SAMPLES});
const tab = (page: Page, name: string, index = 0) => tabs(page).nth(index).getByRole('tab', {name, exact: true});
const shown = async (page: Page) =>
  new Set(
    await page
      .locator('[role=tabpanel]:visible')
      .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('aria-label'))),
  );
const selected = async (page: Page) => new Set(await page.locator('[role=tab][aria-selected=true]').allTextContents());

async function expectLanguage(page: Page, name: string): Promise<void> {
  await expect.poll(() => shown(page)).toEqual(new Set([name]));
  await expect.poll(() => selected(page)).toEqual(new Set([name]));
}

test('the first visit shows the first language, and so does one with rubbish in storage; every language has a tab', async ({
  page,
}) => {
  await visit(page, PAGE);
  await expect(tabs(page).first().getByRole('tab')).toHaveText(LANGUAGES);
  await expectLanguage(page, 'curl');
  await page.evaluate(() => localStorage.setItem('docusaurus.tab.sample-language', '<cobol>'));
  await visit(page, PAGE);
  await expectLanguage(page, 'curl');
});

test('a choice holds for all samples of the page, for other pages and for the next visit', async ({page, context}) => {
  await visit(page, PAGE);
  await tab(page, 'Python', (await tabs(page).count()) - 1).click();
  await expectLanguage(page, 'Python');
  await sidebarLink(page, other).click();
  await expect(page).toHaveURL(other.path);
  await expectLanguage(page, 'Python');
  const next = await context.newPage();
  await visit(next, PAGE);
  await expectLanguage(next, 'Python');
});

test('the tab that was clicked stays where it is, whatever becomes longer above it', async ({page}) => {
  await visit(page, PAGE);
  const target = tab(page, 'Java', (await tabs(page).count()) - 1);
  await target.click({trial: true});
  const before = await target.boundingBox();
  // Clicked by script, as the browser driver may scroll before a click.
  await target.dispatchEvent('click');
  await expectLanguage(page, 'Java');
  expect(Math.abs(((await target.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('arrows, Home and End choose a language, and only its tab takes focus', EVERY_ENGINE, async ({page}) => {
  await visit(page, PAGE);
  await tab(page, 'curl').focus();
  const steps = [
    ['ArrowRight', 'Node.js'],
    ['ArrowLeft', 'curl'],
    ['ArrowLeft', 'Go'],
    ['ArrowRight', 'curl'],
    ['End', 'Go'],
    ['Home', 'curl'],
  ];
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectLanguage(page, name);
  }
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('tabpanel', {name: 'curl'}).first().getByRole('button', {name: words.frame.wrap}),
  ).toBeFocused();
});

test('the tabs work before the app runs, and without it', async ({page}) => {
  await page.route(START_SCRIPTS, (route) => route.abort());
  await page.goto(PAGE);
  await tab(page, 'Go').click();
  await expectLanguage(page, 'Go');
});

test('copying gives the code alone', EVERY_ENGINE, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  await tab(page, 'Node.js').click();
  const panel = page.getByRole('tabpanel', {name: 'Node.js'}).first();
  await panel.hover();
  await panel.getByRole('button', {name: themeText('theme.CodeBlock.copyButtonAriaLabel')}).click();
  await expect(panel.getByRole('status')).toHaveText(words.controls.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toContain(`${method} `);
  expect(copied).toBe((await panel.locator('pre code').textContent())?.trimEnd());
});

for (const width of [1280, 390]) {
  test(`a remembered language moves nothing when the page loads, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.sample-language', 'go'));
    const shifts = await watchShifts(page);
    await page.goto(`${PAGE}#${lastInterface}`);
    await hydrated(page);
    await expectLanguage(page, 'Go');
    expect(await shifts()).toEqual([]);
  });
}

test('paper carries the chosen language with its name, and no tabs', CHROMIUM_ONLY, async ({page}) => {
  await visit(page, PAGE);
  await tab(page, 'PHP').click();
  await page.emulateMedia({media: 'print'});
  await expect(tabs(page)).toHaveCount(0);
  expect(await shown(page)).toEqual(new Set(['PHP']));
  await expect(page.getByRole('tabpanel').first().getByText('PHP', {exact: true})).toBeVisible();
});
