import {expect, Key, test, title} from './webkit-test';
import type {Reader} from './webkit-test';
import {firstInterface, older, other, reference, guide} from '../fixtures/places';
import {latest} from '../fixtures/versions';
import {announcement} from '../../src/data/site';
import {hero} from '../../src/data/home';
import {controls, frame} from '../../contract/words';

const PAGE = reference.path;
const SWITCH = 'input[role=switch]';
const DISMISS = '[data-dismisses-announcement]';
const DROPDOWN = '[data-version-dropdown] > button';
/** A position that every page with interfaces has. */
const FAR_DOWN = 600;

const theme = (reader: Reader) => reader.ask('return document.documentElement.dataset.theme');
const scrolled = (reader: Reader) => reader.ask<number>('return Math.round(scrollY)');
const isShown = async (reader: Reader, css: string) => (await reader.find(css)).isDisplayed();
/** Distance from the top of the window to an element, in pixels. */
const topOf = (reader: Reader, css: string) =>
  reader.ask<number>('return document.querySelector(arguments[0]).getBoundingClientRect().top', css);
const shownVersion = async (reader: Reader) => (await reader.find(DROPDOWN)).getText();
const path = (reader: Reader) => reader.ask('return location.pathname');

/** Waits for a frame, as no reader is faster. */
async function expectScrolled(reader: Reader, top: number): Promise<void> {
  await expect.poll(() => scrolled(reader)).toBe(top);
  await reader.driver.executeAsyncScript('requestAnimationFrame(() => requestAnimationFrame(arguments[0]))');
}

async function chooseVersion(reader: Reader, name: string): Promise<void> {
  await reader.press(DROPDOWN);
  await reader.press(`a[data-version="${name}"]`);
}

async function makeEveryChoice(reader: Reader): Promise<void> {
  await reader.press(SWITCH);
  if (announcement) await reader.press(DISMISS);
  await chooseVersion(reader, older.name);
  await expect.poll(() => path(reader)).toBe(older.route);
}

async function expectEveryChoice(reader: Reader): Promise<void> {
  await expect.poll(() => theme(reader)).toBe('dark');
  if (announcement) await expect.poll(() => isShown(reader, DISMISS)).toBe(false);
  await expect.poll(() => shownVersion(reader)).toContain(older.number);
}

test('the first view is light, with the announcement, in the latest version; choices hold on the next visit', async ({
  reader,
}) => {
  await reader.visit('/docs/');
  expect(await theme(reader)).toBe('light');
  if (announcement) expect(await isShown(reader, DISMISS)).toBe(true);
  expect(await shownVersion(reader)).toContain(latest.number);
  await makeEveryChoice(reader);
  await reader.open('/');
  await expectEveryChoice(reader);
});

test.describe('with storage switched off', () => {
  test.use({options: ['--enable-html5-local-storage=false']});

  test('every choice holds for the visit, without a complaint', async ({reader, site}) => {
    await reader.visit('/docs/');
    await makeEveryChoice(reader);
    await reader.ask('document.querySelector(".navbar__brand").click()');
    await expect.poll(() => title(reader)).toBe(hero.title);
    await expectEveryChoice(reader);
    expect(site.complaints()).toEqual([]);
  });
});

test('the table of contents, and an address with a fragment, lead to their heading', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.press(`nav[aria-label="${frame.contents}"] a[href="#${firstInterface}"]`);
  await expect.poll(() => topOf(reader, `[id="${firstInterface}"]`)).toBeLessThan(120);
  expect(await topOf(reader, `[id="${firstInterface}"]`)).toBeGreaterThanOrEqual(0);
  await reader.open('/');
  await reader.open(`${PAGE}#${firstInterface}`);
  await expect.poll(() => topOf(reader, `[id="${firstInterface}"]`)).toBeLessThan(120);
  expect(await topOf(reader, `[id="${firstInterface}"]`)).toBeGreaterThanOrEqual(0);
});

test('links change the page without a load; back and forward lead to where the reader was', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.ask('window.sameDocument = true; scrollTo({top: arguments[0], behavior: "instant"})', FAR_DOWN);
  await expectScrolled(reader, FAR_DOWN);
  await reader.ask('document.querySelector(arguments[0]).click()', `aside a[href="${other.path}"]`);
  await expect.poll(() => title(reader)).toBe(other.title);
  await expectScrolled(reader, 0);
  await reader.ask('history.back()');
  await expect.poll(() => title(reader)).toBe(reference.title);
  await expectScrolled(reader, FAR_DOWN);
  await reader.ask('history.forward()');
  await expect.poll(() => title(reader)).toBe(other.title);
  await expectScrolled(reader, 0);
  expect(await reader.ask('return window.sameDocument')).toBe(true);
});

test('the copy button copies the code and says so', async ({reader}) => {
  await reader.visit(PAGE);
  const code = await reader.ask<string>('return document.querySelector("[data-code] code").textContent');
  await reader.press('[data-code] [data-copy]');
  await expect
    .poll(() => reader.ask('return document.querySelector("[data-code] [role=status]").textContent'))
    .toBe(controls.copied);
  await reader.ask(
    'document.body.prepend(document.createElement("textarea")); document.querySelector("textarea").focus()',
  );
  await reader.driver.actions().keyDown(Key.CONTROL).sendKeys('v').keyUp(Key.CONTROL).perform();
  await expect
    .poll(async () => (await reader.ask<string>('return document.querySelector("textarea").value')).trim())
    .toBe(code.trim());
});

test('a printed page is light, without navigation, and its details are open', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.press(SWITCH);
  // WebDriver cannot emulate print media, so print rules are turned into rules for all media.
  await reader.ask(`
    dispatchEvent(new Event('beforeprint'));
    for (const sheet of document.styleSheets)
      for (const {media} of [sheet, ...sheet.cssRules]) if (media?.mediaText.startsWith('print')) media.mediaText = 'all';
  `);
  expect(await theme(reader)).toBe('light');
  expect(await isShown(reader, 'nav.navbar')).toBe(false);
  expect(await isShown(reader, 'aside')).toBe(false);
  expect(await isShown(reader, 'h1')).toBe(true);
  expect(await reader.ask('return document.querySelectorAll("main .markdown details:not([open])").length')).toBe(0);
  await reader.ask('dispatchEvent(new Event("afterprint"))');
  expect(await theme(reader)).toBe('dark');
});

test.describe('without JavaScript', () => {
  test.use({options: ['--enable-javascript=false']});

  test('a page can be read, and its links work', async ({reader}) => {
    await reader.open('/docs/');
    expect(await (await reader.find('h1')).getText()).toBe(guide.title);
    await (await reader.find(`aside a[href="${other.path}"]`)).click();
    // Rarely a page that is being left never responds to the driver.
    await expect.poll(() => reader.driver.getCurrentUrl(), {timeout: 15_000}).toMatch(new RegExp(`${other.path}$`));
    await expect(async () => expect(await (await reader.find('h1')).getText()).toBe(other.title)).toPass({
      intervals: [50],
      timeout: 15_000,
    });
  });
});
