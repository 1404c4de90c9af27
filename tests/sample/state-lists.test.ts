import path from 'path';
import {expect, test} from '../unit/plain-test';
import {allFields, createResolve, openContracts, operationFields, operationsOf} from '../../contract';
import type {Common, Contracts} from '../../contract';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import {versionFolders} from './fixtures/version-folders';

const ROOT = path.join(__dirname, '..', '..');

const codesIn = (text: string): readonly string[] => Array.from(text.matchAll(/`([A-Z_]+|\d\d)`/g), ([, code]) => code);

/** What a page says to do in each state that the answer of an operation shows. */
const DECISIONS = /```openapi (\w+)#(\w+)\n```(?:(?!```openapi)[^])*?按状态决定下一步：\n\n((?:- [^\n]*\n)+)/g;

/** States that the lists of a page leave out: `v3#getPayout: HELD`. */
function undecided(text: string, contracts: Contracts): readonly string[] {
  return Array.from(text.matchAll(DECISIONS)).flatMap(([, family, operationId, list]) => {
    const located = operationsOf(contracts.read(family)).find(({operation}) => operation.operationId === operationId);
    const fields = located ? allFields(operationFields(located, createResolve(contracts, family)).response) : [];
    const named = new Set(list.split('\n').flatMap((item) => codesIn(item.split('：')[0])));
    const states = fields.find(({name, dictionary}) => name === 'status' && dictionary)?.values ?? [];
    return states.filter((state) => !named.has(String(state))).map((state) => `${family}#${operationId}: ${state}`);
  });
}

/** The numbered list of the course of an object through the states of a dictionary. */
const COURSES = /按\[[^\]]*\]\([^)]*#(D\d{4})\)[^\n]*：\n\n((?:\d\. [^\n]*\n)+)/g;

/** States of the machine of a dictionary, as a contract family writes them: v1 in two digits. */
function statesOf(
  dictionary: string,
  family: string,
  {'x-states': machines = {}, 'x-dictionaries': dictionaries}: Common,
): readonly string[] {
  const machine = Object.values(machines).find((one) => one.dictionary === dictionary);
  const states = new Set([...(machine?.initial ?? []), ...(machine?.transitions ?? []).map(({to}) => to)]);
  return Array.from(states).flatMap((state) =>
    family === 'v1' ? (dictionaries[dictionary]?.values[state]?.codes?.v1 ?? []) : state,
  );
}

/** States that the courses on a page leave out: `D0010: 70`. */
function unpassed(text: string, family: string, common: Common): readonly string[] {
  return Array.from(text.matchAll(COURSES)).flatMap(([, dictionary, list]) => {
    const named = new Set(codesIn(list));
    return statesOf(dictionary, family, common)
      .filter((state) => !named.has(state))
      .map((state) => `${dictionary}: ${state}`);
  });
}

for (const version of versionFolders) {
  test(`${version}: lists of states on a page leave none out`, () => {
    const contracts = openContracts(ROOT, version);
    const folder = `${version}/biz/`;
    const pages = readDocFiles(ROOT).filter(({file}) => file.startsWith(folder));
    const texts = pages.map(({markdown}) => markdown).join('\n');
    expect(Array.from(texts.matchAll(DECISIONS)).length).toBeGreaterThan(3);
    expect(Array.from(texts.matchAll(COURSES)).length).toBeGreaterThan(3);
    for (const {file, markdown} of pages) {
      expect.soft(undecided(markdown, contracts), file).toEqual([]);
      expect.soft(unpassed(markdown, file.slice(folder.length).split('/')[0], contracts.common), file).toEqual([]);
    }
  });
}

test('a state that a list leaves out is reported', () => {
  const contracts = openContracts(ROOT, versionFolders[0]);
  const block =
    '```openapi v1#getContract\n```\n\n按状态决定下一步：\n\n- `10`、`20`：稍后再查。\n- `30`：见 `40`。\n- `41`、`50`、`51`：结束。\n';
  expect(undecided(block, contracts)).toEqual(['v1#getContract: 40']);
  const course = '合同按[签约状态](../dev_1_4.mdx#D0007)流转：\n\n1. `10`、`20`、`30`。\n2. `40`、`41`、`50`。\n';
  expect(unpassed(course, 'v1', contracts.common)).toEqual(['D0007: 51']);
});
