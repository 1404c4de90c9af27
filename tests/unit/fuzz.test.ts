import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {stringify} from 'yaml';
import {createResolve, contractVersions, openContracts, operationFields, operationsOf} from '../../contract';
import {ProblemsError, formatProblem} from '../../contract/problems';
import type {Problem} from '../../contract/problems';
import {checkContracts} from '../../contract/rules/all';
import {MODERN, OLD} from '../fixtures/strange-documents';
import {expect, test} from './plain-test';

type Json = unknown;

/** What may stand where something else is expected. */
const VALUES: readonly Json[] = [null, 7, 'text', [], {}, true, ['a'], {a: 'b'}, {$ref: '#/nowhere'}, {$ref: '#'}];

/** The same numbers in each run (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 7)) >>> 0) % below;
  };
}

const clone = (document: Json): Json => JSON.parse(JSON.stringify(document)) as Json;

/** Every object and list of a document. */
function nodesOf(node: Json): readonly Record<string, Json>[] {
  return typeof node === 'object' && node !== null ? [node as Record<string, Json>, ...Object.values(node).flatMap(nodesOf)] : [];
}

type Change = (node: Record<string, Json>, key: string, random: (below: number) => number) => void;

const CHANGES: Readonly<Record<string, Change>> = {
  delete: (node, key) => void delete node[key],
  replace: (node, key, random) => void (node[key] = VALUES[random(VALUES.length)]),
  duplicate: (node, key) => void (node[`${key}2`] = clone(node[key])),
  rename: (node, key, random) => {
    node[['__proto__', 'constructor', '$ref', 'allOf', 'x-dict', `${key}s`][random(6)]] = node[key];
    delete node[key];
  },
  nest: (node, key) => void (node[key] = clone(node)),
};

/** A document with one thing changed at each place, by each kind of change in turn. */
function* mutations(document: Json): Generator<{readonly name: string; readonly document: Json}> {
  const random = createRandom(18);
  const places = nodesOf(document).flatMap((node, index) => Object.keys(node).map((key) => ({index, key})));
  for (const [count, {index, key}] of places.entries()) {
    const [name, change] = Object.entries(CHANGES)[count % Object.keys(CHANGES).length];
    const changed = clone(document);
    change(nodesOf(changed)[index], key, random);
    yield {name: `${name} ${key}`, document: changed};
  }
}

const ALIASES = ['a: &a [x, x, x, x, x, x, x, x, x]', ...'bcdefghi'.split('').map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(', ')}]`)].join('\n');
const DEEP = 10_000;
const START = 'openapi: 3.1.0\ninfo: {title: A, version: "1"}\n';
const withSchema = (schema: string) => `${START}paths: {/a: {get: {responses: {'200': {description: A, content: {a/b: {schema: ${schema}}}}}}}}\n`;

/** Texts that no document of others should be, with what the first problem says; nothing where they are read. */
const TEXTS: readonly {readonly name: string; readonly text: string; readonly ending?: string; readonly says?: string}[] = [
  {name: 'nothing', text: '', says: 'has no openapi'},
  {name: 'aliases that expand to a billion words', text: `${START}x-bomb:\n  ${ALIASES.replace(/\n/g, '\n  ')}\n`, says: 'Excessive alias count'},
  {name: 'an alias of itself', text: `${START}x-loop: &a [*a]\n`, says: 'contains itself'},
  {name: 'an alias of nothing', text: `${START}x-loop: *a\n`, says: 'alias'},
  {name: 'lists in lists', text: `${START}x-deep: ${'['.repeat(DEEP)}${']'.repeat(DEEP)}\n`, says: 'nested more than 200 deep'},
  {name: 'lists in lists, as JSON', ending: 'json', text: `{"openapi": "3.1.0", "x-deep": ${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`, says: 'nested more than 200 deep'},
  {name: 'lists that do not end, as JSON', ending: 'json', text: '['.repeat(DEEP), says: 'nested more than 200 deep'},
  {name: 'schemas in schemas', text: `${withSchema('{items: '.repeat(300) + '{}' + '}'.repeat(300))}`, says: 'nested more than 200 deep'},
  {name: 'keys in keys', text: Array.from({length: 3000}, (_, level) => `${' '.repeat(level)}a:`).join('\n'), says: 'nested more than 200 deep'},
  {name: 'a reference to itself', text: withSchema("{$ref: '#/components/schemas/A'}") + "components: {schemas: {A: {$ref: '#/components/schemas/A'}}}\n", says: 'circular $ref'},
  {name: 'parameters in a circle', text: `${START}components: {parameters: {a: {$ref: '#/components/parameters/b'}, b: {$ref: '#/components/parameters/a'}}}\n`, says: 'circular $ref'},
  {name: 'a reference to a file elsewhere', text: withSchema("{$ref: 'file:///etc/passwd'}"), says: 'leads out of the folder'},
  {name: 'a reference to an absolute path', text: withSchema("{$ref: '/etc/passwd'}"), says: 'leads out of the folder'},
  {name: 'a reference out of the folder', text: withSchema("{$ref: 'a/../../../x.yaml#/A'}"), says: 'leads out of the folder'},
  {name: 'an encoded reference out of the folder', text: withSchema("{$ref: '%2e%2e/x.yaml#/A'}"), says: 'leads out of the folder'},
  {name: 'a reference to the web', text: withSchema("{$ref: 'https://example.com/a.json#/A'}"), says: 'leads out of the folder'},
  {name: 'a reference to what objects inherit', text: withSchema("{$ref: '#/components/constructor'}") + 'components: {}\n', says: 'leads nowhere'},
  {name: 'a key twice', text: `${START}info: {title: B}\n`, says: '"info" stands twice'},
  {name: 'a key twice, as JSON', ending: 'json', text: '{"openapi": "3.1.0",\n"info": {"title": "A"},\n"info": {"title": "B"}}', says: '"info" stands twice'},
  {name: 'Swagger 2.0', text: "swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {}\n", says: 'Swagger 2.0'},
  {name: 'a newer standard', text: "openapi: 4.0.0\ninfo: {title: A, version: '1'}\n", says: 'openapi is "4.0.0"'},
  {name: 'a tag of a program', text: `${START}x-a: !!js/function 'function () {}'\n`},
  {name: 'a mark at its beginning', text: `\ufeff${withSchema('{type: string}')}`},
  {name: 'a mark at its beginning, as JSON', ending: 'json', text: '\ufeff{"openapi": "3.0.0", "info": {"title": "A"}, "paths": {}}'},
  {name: 'line ends of Windows', text: withSchema('{type: string}').replace(/\n/g, '\r\n')},
  {name: 'a schema that is a part of itself', text: `${withSchema("{$ref: '#/components/schemas/A'}")}components: {schemas: {A: {allOf: [{$ref: '#/components/schemas/A'}], properties: {a: {type: string}}}}}\n`},
  {name: 'two documents in one file', text: `${START}---\n${START}`, says: 'multiple documents'},
];

const site = (): string => path.join(test.info().outputPath('site'));

/** All that is wrong with a document, and whether it is OpenAPI: what a build reads of it ends in nothing else. */
function readAll(text: string, ending = 'yaml'): {readonly problems: readonly Problem[]; readonly sound: boolean} {
  const folder = path.join(site(), 'docs', '_contract');
  mkdirSync(folder, {recursive: true});
  const contracts = openContracts(site(), 'docs');
  contracts.names.forEach((name) => rmSync(path.join(site(), contracts.fileOf(name))));
  // Another name for each text: files are remembered by their time of change.
  writeFileSync(path.join(folder, `a${(written += 1)}.${ending}`), text);
  const {problems} = checkContracts(site(), contractVersions(site(), [{number: '1', folder: 'docs'}]), 'docs');
  const opened = openContracts(site(), 'docs');
  try {
    opened.names.forEach((name) => operationsOf(opened.read(name)).forEach((located) => operationFields(located, createResolve(opened, name))));
  } catch (error) {
    if (error instanceof ProblemsError) return {problems: [...problems, ...error.problems], sound: false};
    throw error;
  }
  return {problems, sound: true};
}
let written = 0;

/** Problems that do not say where they are, or what to do about them. */
const incomplete = (problems: readonly Problem[]): readonly string[] =>
  problems.filter(({file, line, message}) => !file || !line || message.split(/[.;] (?=[A-Z])/).length < 2).map(formatProblem);

for (const [name, document] of Object.entries({'3.1': MODERN, '3.0': OLD})) {
  test(`a document of OpenAPI ${name} with anything changed is read, or refused with file, line and remedy`, () => {
    expect(readAll(stringify(document)).sound).toBe(true);
    for (const {name: change, document: changed} of mutations(document)) {
      let problems: readonly Problem[] = [];
      expect(() => ({problems} = readAll(JSON.stringify(changed), 'json')), `${change}\n${JSON.stringify(changed)}`).not.toThrow();
      expect(incomplete(problems), change).toEqual([]);
    }
  });
}

test('a document that is cut off is refused with file, line and remedy', () => {
  for (const [ending, text] of [['yaml', stringify(MODERN)], ['json', JSON.stringify(MODERN)]] as const) {
    for (let length = 0; length < text.length; length += Math.ceil(text.length / 40)) {
      expect(incomplete(readAll(text.slice(0, length), ending).problems)).toEqual([]);
    }
  }
});

for (const {name, text, ending, says} of TEXTS) {
  test(`${name}: ${says ? 'refused' : 'read'} with file, line and remedy`, () => {
    const {problems, sound} = readAll(text, ending);
    expect(incomplete(problems)).toEqual([]);
    expect(sound).toBe(!says);
    if (says) expect(problems[0].message).toContain(says);
  });
}
