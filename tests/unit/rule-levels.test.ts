import {expect, test} from './plain-test';
import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {contractSite, editContract} from './fixtures/small-site';
import type {Edit} from './fixtures/small-site';
import {checkContracts, contractVersions, formatProblem} from '../../contract';
import {notesOf} from '../../contract/rules/notes';

const problemsOf = (site: string) =>
  checkContracts(site, contractVersions(site, [{number: '3.0', folder: 'docs'}]), 'docs').problems.map(formatProblem);

/** Problems of the order contract, which has none at any level, after a mistake is added. */
function problemsWith(config: string | undefined, edits: Edit[]) {
  const site = contractSite('order-contract', edits);
  if (config !== undefined) writeFileSync(path.join(site, 'contract.config.yaml'), config);
  return problemsOf(site);
}

const DOUBLE = '  /openapi/again:\n    get: {operationId: getOrder, responses: {}}\n';

/** For each level, mistakes that it reports, and lower levels do not: file, part of the message, and the texts to replace and their replacements. */
const MISTAKES: string[][] = [
  ['sound', 'shop', 'Fix the YAML.', 'openapi: ', 'openapi: ['],
  ['sound', 'shop', 'leads nowhere', 'schemas/Order', 'schemas/Orders'],
  ['complete', 'shop', 'is used twice', 'paths:\n', `paths:\n${DOUBLE}`],
  ['complete', 'shop', 'link leads to no page "nowhere"', 'description: 成功', "description: '[a](nowhere#a)'"],
  ['complete', 'shop', 'Did you mean x-states?', 'operationId: getOrder', 'operationId: getOrder\n      x-state: 1'],
  ['complete', 'shop', 'field "remark" stands in no example.', ', remark: 加急', ''],
  ['complete', 'shop', 'must be integer', 'count: 2', "count: '2'"],
  ['complete', 'shop', "may be somebody's mobile number", 'remark: 加急', `remark: '138${'00138000'}'`],
  ['proved', 'shop', 'does not hold', 'total: 300', 'total: 301'],
  [
    ...['proved', 'shop', '"attempt" has maximum 3, not 2', 'remark: 加急', 'attempt: 1'],
    ...['remark: {type: string', 'attempt: {type: integer, maximum: 2'],
  ],
  ['proved', 'common', 'nothing says why "DONE" is reached.', 'initial', 'initial'],
  ['proved', 'common', 'has no event', '{DONE: order.done}', '{PAID: order.done}'],
  ['proved', 'common', 'the waits add up to 45 seconds', 'totalSeconds: 45', 'totalSeconds: 46'],
];
const LEVELS: string[] = ['sound', 'complete', 'proved'];

for (const [level, file, message, ...changes] of MISTAKES)
  test(`from the level ${level} on: ${message}`, () => {
    const edits = changes.flatMap((from, index) => (index % 2 ? [] : [{file, from, to: changes[index + 1]}]));
    for (const asked of LEVELS) {
      const problems = problemsWith(`level: ${asked}\n`, edits);
      if (LEVELS.indexOf(asked) < LEVELS.indexOf(level)) expect(problems, asked).toEqual([]);
      else expect(problems.join('\n'), asked).toContain(message);
    }
  });

test('a site without a configuration asks what is sound', () => {
  const edit = {file: 'shop', from: ', remark: 加急', to: ''};
  expect(problemsWith(undefined, [edit])).toEqual([]);
});

test('a family has a level of its own; what families share has that of the site', () => {
  const site = contractSite('order-contract', [{file: 'shop', from: ', remark: 加急', to: ''}]);
  const ask = (config: string) => {
    writeFileSync(path.join(site, 'contract.config.yaml'), config);
    return problemsOf(site);
  };
  expect(ask('level: complete\nfamilies: {shop: sound}\n')).toEqual([]);
  expect(ask('level: sound\nfamilies:\n  shop: complete\n').join()).toContain('field "remark"');
  const common = readFileSync(path.join(site, 'docs/_contract/common.yaml'), 'utf8');
  editContract(site, {file: 'common', from: common.split('\n')[0], to: `# 138${'00138000'}\n${common.split('\n')[0]}`});
  expect(ask('level: sound\nfamilies: {shop: complete}\n').join('\n')).not.toContain('mobile number');
  expect(ask('level: complete\nfamilies: {shop: sound}\n').join('\n')).toContain('common.yaml:1:3: "138');
});

test('addresses elsewhere are no links to pages', () => {
  const text = '[a](https://a.example/#b) [b](mailto:a@b.example) [c](/rest/a)';
  expect(problemsWith(undefined, [{file: 'shop', from: 'description: 成功', to: `description: '${text}'`}])).toEqual(
    [],
  );
});

for (const [config, message] of [
  [
    'level: prooved\n',
    '1:8: level "prooved" is unknown. Known: sound, complete, proved. Did you mean proved? Fix it, or drop it.',
  ],
  ['level: sound\nfamily: {}\n', '2:9: key "family" is unknown. Known: level, families, pages. Fix it, or drop it.'],
  ['families: {shp: sound}\n', '1:17: family "shp" is unknown. Known: shop. Did you mean shop? Fix it, or drop it.'],
  ['families: {shop: best}\n', '1:18: level "best" is unknown. Known: sound, complete, proved. Fix it, or drop it.'],
  ['families: [shop]\n', '1:11: families is no map. Expected e.g. "families: {shop: sound}".'],
  ['', '1:1: expected e.g. "level: sound". Known levels: sound, complete, proved.'],
  ['level: [\n', 'Fix the YAML.'],
] as const) {
  test(`configuration: ${message}`, () => {
    const [problem] = problemsWith(config, []);
    expect(problem).toContain('[contract] contract.config.yaml:');
    expect(problem).toContain(message);
  });
}

test('what pages show as JSON Schema is named with its lines at every level', () => {
  const site = contractSite('order-contract', [
    {file: 'shop', from: 'x-sums: [total', to: 'not: {required: [no]}\n      x-sums: [total'},
  ]);
  const verdict = (level: string) => {
    writeFileSync(path.join(site, 'contract.config.yaml'), `level: ${level}\n`);
    return checkContracts(site, contractVersions(site, [{number: '3.0', folder: 'docs'}]), 'docs');
  };
  const [note] = verdict('sound').notes;
  expect(note).toMatch(
    /^\[contract\] docs\/_contract\/shop\.yaml:\d+: 1 × shown as JSON Schema, at line \d+\. `npm run coverage` names all\.$/,
  );
  expect(verdict('complete').notes).toEqual([]);
  expect(verdict('complete').problems.map(formatProblem).join('\n')).toContain('not is shown as JSON Schema.');
});

test('a note names the first lines of many', () => {
  const problems = [3, 5, 8, 13, 21, 34].map((line) => ({plugin: 'contract', file: 'a.yaml', line, message: ''}));
  expect(notesOf(problems, 'shown as JSON Schema')).toEqual([
    '[contract] a.yaml:3: 6 × shown as JSON Schema, at line 3, 5, 8, 13, 21, …. `npm run coverage` names all.',
  ]);
});
