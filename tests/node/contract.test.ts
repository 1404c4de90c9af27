import path from 'path';
import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/record/built-pages';
import {versions} from '../fixtures/versions';
import {allFields} from '../../contract/model/fields';
import {createResolve, fieldGroups, openContracts, operationsOf, topFields} from '../../contract';

const ROOT = path.join(__dirname, '..', '..');

const known = new Map<string, readonly string[]>();

/** The ids of a page with many interfaces. */
function idsOf(html: string): readonly string[] {
  const ids = known.get(html) ?? Array.from(html.matchAll(/ id="?([^\s">]+)/g), ([, id]) => id);
  known.set(html, ids);
  return ids;
}

for (const {folder, route, families: names} of versions) {
  test(`${folder}: every operation is on its page, with every field of its request`, () => {
    const pages = builtPages();
    const contracts = openContracts(ROOT, folder);
    for (const name of names) {
      const resolve = createResolve(contracts, name);
      for (const located of operationsOf(contracts.read(name))) {
        const {anchor, page = ''} = located.operation;
        const ids = idsOf(pages.get(route + page) ?? '');
        const wanted = [
          `op-${anchor}`,
          ...fieldGroups(located, resolve)
            .filter(({side}) => side === 'request')
            .flatMap((group) => allFields(topFields(group)).map(({anchor: own}) => own)),
        ];
        expect
          .soft(
            wanted.filter((one) => ids.filter((id) => id === one).length !== 1),
            `${name}#${anchor}`,
          )
          .toEqual([]);
      }
    }
  });
}
