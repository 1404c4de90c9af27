import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {at} from '../../src/data/site';
import {example, hero, steps} from '../../src/data/home';
import {builtPages} from '../../tools/built-site/files';
import {openContracts} from '../../contract/read/contracts';
import {operationsOf} from '../../contract/model/operations';
import {versions} from '../fixtures/versions';

const ROOT = path.join(__dirname, '..', '..');

const home = () => load(builtPages().get(at('/')) ?? '');

test('the home page shows a call and its answer, coloured, and links to the interface', () => {
  test.skip(example === undefined, 'the site names no example');
  const [family, id] = (example ?? '').split('#');
  const {folder} = versions[0];
  const located = operationsOf(openContracts(ROOT, folder).read(family)).find(({operation}) => operation.operationId === id);
  const $ = home();
  const figure = $('main figure');
  expect(figure.find('figcaption').text()).toContain(`${located?.method} ${located?.path}`);
  expect(figure.find('figcaption a').attr('href')).toMatch(new RegExp(`#op-${located?.operation.anchor}$`));
  expect(figure.find('pre').first().text()).toContain('curl ');
  expect(figure.find('pre [class^="code-"]').length).toBeGreaterThan(3);
});

test('the steps, and the newest change with its date, come before all pages', () => {
  const $ = home();
  const texts = (selector: string) => $(selector).map((_index, element) => $(element).text()).get();
  expect(texts('main ol a')).toEqual(steps.map(({title}) => title));
  expect(texts('main :is(h1, h2)')).toEqual([hero.title, ...(steps.length > 0 ? ['五步完成接入'] : []), '全部文档', '版本与最近更新']);
  const newest = $('main time');
  if (newest.length > 0) expect(newest.text()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('a card says how many interfaces its page has', () => {
  const {folder, route, families} = versions[0];
  const contracts = openContracts(ROOT, folder);
  const pages = families.flatMap((name) => operationsOf(contracts.read(name)).map(({operation}) => operation['x-doc-page'] ?? ''));
  const $ = home();
  for (const page of new Set(pages)) {
    expect.soft($(`main li:has(a[href="${route}${page}"])`).text(), page).toContain(`${pages.filter((one) => one === page).length} 个接口`);
  }
});
