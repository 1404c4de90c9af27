import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {builtPages} from '../../../tools/record/built-pages';
import {versions} from '../../fixtures/versions';
import type {Field} from '../../../contract/model/fields';
import {operationsOf} from '../../../contract/model/operations';
import {operationFields} from '../../../contract/model/operation-fields';
import {openContracts} from '../../../contract/read/contracts';
import {createResolve} from '../../../contract/read/references';
import pages from '../../../src/data/pages.json';

const ROOT = path.join(__dirname, '..', '..', '..');
/** The family whose values are words; the other one uses two digits. */
const WORDS = 'v3';

const withChildren = (field: Field): readonly Field[] => [field, ...field.children.flatMap(withChildren)];

for (const {folder, route, families} of versions) {
  const {common, ...contracts} = openContracts(ROOT, folder);
  const page = () => load(builtPages().get(route + pages.dictionaries) ?? '');
  const section = ($: ReturnType<typeof page>, number: string) => $(`h2[id="${number}"]`).nextUntil('h2');

  test(`${folder}: every dictionary is on the page and in its index, with every value`, () => {
    const $ = page();
    const listed = $('h2#contents')
      .nextUntil('h2')
      .find('a')
      .map((_index, link) => $(link).attr('href'))
      .get();
    expect(listed).toEqual(['D0001', ...Object.keys(common['x-dictionaries'])].map((number) => `#${number}`));
    for (const [number, {title, values, groups = {}}] of Object.entries(common['x-dictionaries'])) {
      expect.soft($(`h2[id="${number}"]`).text()).toContain(`${number} ${title}`);
      const shown = section($, number)
        .find('td:first-child')
        .map((_index, cell) =>
          $(cell)
            .text()
            .replace(/（[\d.]+ 新增）$/, ''),
        )
        .get();
      const known = Object.entries(values).map(([word, {codes}]) =>
        families.includes(WORDS) ? word : (codes?.v1 ?? word),
      );
      expect.soft([...new Set(shown)].sort(), number).toEqual(known.sort());
      for (const group of Object.keys(groups)) expect.soft($(`h3[id="${number}-${group}"]`).length).toBe(1);
    }
  });

  test(`${folder}: every error code is in its class, with its own anchor`, () => {
    const $ = page();
    for (const [number, {subCode}] of Object.entries(common['x-errors'])) {
      const row = $(`[id="D0001-${number}"]`).closest('tr');
      expect.soft(row.text(), number).toContain(subCode);
      const heading = row.closest('[role=group]').prevAll('h3').first();
      expect.soft(heading.attr('id'), number).toBe(`D0001-${number.slice(0, 3)}`);
    }
  });

  test(`${folder}: a dictionary lists exactly the fields that name it`, () => {
    const $ = page();
    const expected = new Map<string, string[]>();
    for (const name of contracts.names) {
      const resolve = createResolve(contracts, name);
      for (const located of operationsOf(contracts.read(name))) {
        const {operation} = located;
        const {request, response} = operationFields(located, resolve);
        for (const {dictionary, anchor} of [...request, ...response].flatMap(withChildren)) {
          if (!dictionary) continue;
          const url = `${route}${operation['x-doc-page']}#${anchor}`;
          expected.set(dictionary, [...(expected.get(dictionary) ?? []), url]);
        }
      }
    }
    for (const number of Object.keys(common['x-dictionaries'])) {
      const links = section($, number)
        .find('li a')
        .map((_index, link) => $(link).attr('href') ?? '')
        .get();
      const fields = links.filter((link) => /#\w+\.(req|res)\./.test(link));
      expect.soft(fields.sort(), number).toEqual((expected.get(number) ?? []).sort());
    }
  });
}
