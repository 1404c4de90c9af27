import {expect, Key, test} from './webkit-test';
import type {Reader} from './webkit-test';
import {TAB_STOPS, other, reference} from '../fixtures/places';
import {latestDocs} from '../fixtures/routes';
import {announcement} from '../../src/data/site';
import {frame} from '../../contract/words';
import {themeText} from '../fixtures/theme-texts';

const PAGE = reference.path;

const isFocused = (reader: Reader, css: string) =>
  reader.ask<boolean>('return document.activeElement.matches(arguments[0])', css);
/** Expects the focus on an element, with a timeout, as keys take effect with a delay. */
const expectFocus = (reader: Reader, css: string) =>
  expect.poll(() => isFocused(reader, css), {message: `focus on ${css}`, intervals: [20]}).toBe(true);
/** Focuses an element, with a timeout, as one that a new width has just revealed cannot be focused at once. */
const focus = (reader: Reader, css: string) =>
  expect
    .poll(
      () =>
        reader.ask(
          'const part = document.querySelector(arguments[0]); part.focus(); return document.activeElement === part',
          css,
        ),
      {message: `focus on ${css}`},
    )
    .toBe(true);
const expectState = (reader: Reader, body: string, css: string, state: unknown) =>
  expect.poll(() => reader.ask(body, css), {intervals: [20]}).toBe(state);
const EXPANDED = 'return document.querySelector(arguments[0]).ariaExpanded';
const OPEN = 'return document.querySelector(arguments[0]).open';
const MENU = 'dialog[data-menu]';

const focusedPart = (reader: Reader) =>
  reader.ask<string>(
    'const part = document.activeElement.closest("[role=banner], nav, aside, main"); return part?.getAttribute("aria-label") ?? part?.tagName ?? ""',
  );

test('Tab leads from the skip link through notice, bar and sidebar into the text, and its mark is seen', async ({
  reader,
}) => {
  await reader.open(PAGE);
  const parts: string[] = [];
  for (let stop = 0; stop < TAB_STOPS; stop++) {
    await reader.type(Key.TAB);
    if (stop === 0)
      expect(await reader.ask('return document.activeElement.textContent')).toBe(
        themeText('theme.common.skipToMainContent'),
      );
    else parts.push(await focusedPart(reader));
    expect
      .soft(await reader.ask('return getComputedStyle(document.activeElement).outlineStyle'), `stop ${stop}`)
      .not.toBe('none');
  }
  expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual([
    ...(announcement ? ['DIV'] : []),
    frame.mainNavigation,
    frame.sidebar,
    'MAIN',
  ]);
});

test('arrows go through the version dropdown, and Escape gives the focus back', async ({reader}) => {
  await reader.visit('/docs/');
  const button = '[data-version-dropdown] > button';
  await focus(reader, button);
  await reader.type(Key.ARROW_DOWN);
  await expectFocus(reader, 'a[data-version]');
  await expectState(reader, EXPANDED, button, 'true');
  await reader.type(Key.ESCAPE);
  await expectFocus(reader, button);
  await expectState(reader, EXPANDED, button, 'false');
});

test('Enter and Space open and close a fold', async ({reader}) => {
  await reader.open(PAGE);
  const fold = 'main .markdown details';
  await focus(reader, `${fold} > summary`);
  for (const [key, open] of [
    [Key.ENTER, true],
    [Key.ENTER, false],
    [Key.SPACE, true],
    [Key.SPACE, false],
  ] as const) {
    await reader.type(key);
    await expectState(reader, OPEN, fold, open);
  }
});

test('the menu of a phone opens, keeps the focus, closes by Escape and gives it back; its links lead on', async ({
  reader,
}) => {
  await reader.visit(PAGE);
  await reader.widen(390);
  const button = '[data-opens-menu]';
  await focus(reader, button);
  await reader.type(Key.ENTER);
  await expectState(reader, OPEN, MENU, true);
  for (let stop = 0; stop < latestDocs.length + 41; stop++) {
    await reader.type(Key.TAB);
    expect(await isFocused(reader, 'body, dialog, dialog *')).toBe(true);
  }
  await reader.type(Key.ESCAPE);
  await expectFocus(reader, button);
  await reader.press(button);
  await reader.press(`dialog a[href="${other.path}"]`);
  await expect.poll(() => reader.ask('return document.querySelector("h1").textContent')).toBe(other.title);
  await expectState(reader, OPEN, MENU, false);
});
