import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {at} from '../../src/data/site';
import {example, hero, steps} from '../../src/data/home';
import {builtPages} from '../../tools/record/built-pages';
import {openContracts, operationsOf} from '../../contract';
import {home as words, interpolate} from '../../contract/words';
import {versions} from '../fixtures/versions';

const ROOT = path.join(__dirname, '..', '..');

const home = () => load(builtPages().get(at('/')) ?? '');

const named = (example === null ? [] : [example]).map((name) => name.split('#'));

test('the home page shows as many calls with their answers, coloured, as the site names examples', () => {
  const figures = home()('main figure');
  expect(figures.length).toBe(named.length);
  figures.each((_index, figure) => expect(load(figure)('pre [class^="code-"]').length).toBeGreaterThan(1));
});

test('each call on the home page is that of its interface, and links to it', () => {
  const calls = home()('main figure')
    .map((_index, figure) => [
      [
        load(figure)('figcaption').text(),
        load(figure)('figcaption a').attr('href'),
        load(figure)('pre').first().text(),
      ],
    ])
    .get();
  const expected = named.map(([family, id]) => {
    const located = operationsOf(openContracts(ROOT, versions[0].folder).read(family)).find(
      ({operation}) => operation.operationId === id,
    );
    return [
      expect.stringContaining(`${located?.method} ${located?.path}`),
      expect.stringMatching(new RegExp(`#op-${located?.operation.anchor}$`)),
      expect.stringContaining('curl '),
    ];
  });
  expect(calls).toEqual(expected);
});

test('the steps, and the newest change with its date, come before all pages', () => {
  const $ = home();
  const texts = (selector: string) =>
    $(selector)
      .map((_index, element) => $(element).text())
      .get();
  expect(texts('main ol a')).toEqual(steps.map(({title}) => title));
  expect(texts('main :is(h1, h2)')).toEqual([
    hero.title,
    ...(steps.length > 0 ? [words.steps] : []),
    words.docs,
    words.versions,
  ]);
  const newest = $('main time');
  if (newest.length > 0) expect(newest.text()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('a card says how many interfaces its page has', () => {
  const {folder, route, families} = versions[0];
  const contracts = openContracts(ROOT, folder);
  const pages = families.flatMap((name) =>
    operationsOf(contracts.read(name)).map(({operation}) => operation.page ?? ''),
  );
  const $ = home();
  for (const page of new Set(pages)) {
    expect
      .soft($(`main li:has(a[href="${route}${page}"])`).text(), page)
      .toContain(interpolate(words.interfaces, {count: pages.filter((one) => one === page).length}));
  }
});
