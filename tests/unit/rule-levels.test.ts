import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {contractSite, editContract} from '../fixtures/small-site';
import type {Edit} from '../fixtures/small-site';
import {contractVersions} from '../../contract/read/versions';
import {checkContracts} from '../../contract/rules/all';
import {notesOf} from '../../contract/rules/notes';
import {formatProblem} from '../../contract/problems';

const problemsOf = (site: string): readonly string[] =>
  checkContracts(site, contractVersions(site, [{number: '3.0', folder: 'docs'}]), 'docs').problems.map(formatProblem);

/** Problems of the order contract, of which every rule holds, after a mistake. */
function problemsWith(config: string | undefined, edits: readonly Edit[]): readonly string[] {
  const site = contractSite('order-contract', edits);
  if (config !== undefined) writeFileSync(path.join(site, 'contract.config.yaml'), config);
  return problemsOf(site);
}

const DOUBLE = '  /openapi/again:\n    get: {operationId: getOrder, responses: {}}\n';

/** For each level mistakes that it finds, and no level before it. */
const MISTAKES = [
  {level: 'sound', name: 'YAML that cannot be read', from: 'openapi: ', to: 'openapi: [', message: 'Mend the YAML.'},
  {
    level: 'sound',
    name: 'a reference that leads nowhere',
    from: 'schemas/Order',
    to: 'schemas/Orders',
    message: 'leads nowhere',
  },
  {
    level: 'complete',
    name: 'a link to no page',
    from: 'description: 成功',
    to: "description: '[a](nowhere#a)'",
    message: 'link leads to no page "nowhere"',
  },
  {
    level: 'complete',
    name: 'an operationId used twice',
    from: 'paths:\n',
    to: `paths:\n${DOUBLE}`,
    message: 'is used twice',
  },
  {
    level: 'complete',
    name: 'an extension of another tool that is nearly one of ours',
    from: 'operationId: getOrder',
    to: 'operationId: getOrder\n      x-state: 1',
    message: 'Did you mean x-states?',
  },
  {
    level: 'complete',
    name: 'a field without an example',
    from: ', remark: 加急',
    to: '',
    message: 'field "remark" stands in no example.',
  },
  {
    level: 'complete',
    name: 'an example of a wrong type',
    from: 'count: 2',
    to: "count: '2'",
    message: 'must be integer',
  },
  {
    level: 'complete',
    name: 'a phone number',
    from: 'remark: 加急',
    to: `remark: '138${'00138000'}'`,
    message: "may be somebody's mobile number",
  },
  {
    level: 'proved',
    name: 'an amount that does not add up',
    from: 'total: 300',
    to: 'total: 301',
    message: 'does not hold',
  },
] as const;
const LEVELS = ['sound', 'complete', 'proved'] as const;

for (const {level, name, from, to, message} of MISTAKES) {
  for (const asked of LEVELS) {
    const finds = LEVELS.indexOf(asked) >= LEVELS.indexOf(level);
    test(`${name}: a problem from ${level} on; ${asked} ${finds ? 'finds it' : 'does not ask'}`, () => {
      const problems = problemsWith(`level: ${asked}\n`, [{file: 'shop', from, to}]);
      if (finds) expect(problems.join('\n')).toContain(message);
      else expect(problems).toEqual([]);
    });
  }
}

test('a site without a configuration asks what is sound', () => {
  const edit = {file: 'shop', from: ', remark: 加急', to: ''};
  expect(problemsWith(undefined, [edit])).toEqual([]);
});

test('a family has a level of its own; what families share has that of the site', () => {
  const site = contractSite('order-contract', [{file: 'shop', from: ', remark: 加急', to: ''}]);
  const ask = (config: string): readonly string[] => {
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

for (const [name, config, message] of [
  [
    'an unknown level',
    'level: prooved\n',
    '1:8: level "prooved" is unknown. Known: sound, complete, proved. Did you mean proved? Mend it, or drop it.',
  ],
  [
    'an unknown key',
    'level: sound\nfamily: {}\n',
    '2:9: key "family" is unknown. Known: level, families, pages. Mend it, or drop it.',
  ],
  [
    'an unknown family',
    'families: {shp: sound}\n',
    '1:17: family "shp" is unknown. Known: shop. Did you mean shop? Mend it, or drop it.',
  ],
  [
    'an unknown level of a family',
    'families: {shop: best}\n',
    '1:18: level "best" is unknown. Known: sound, complete, proved. Mend it, or drop it.',
  ],
  [
    'families that are no map',
    'families: [shop]\n',
    '1:11: families is no map. Expected e.g. "families: {shop: sound}".',
  ],
  ['an empty file', '', '1:1: expected e.g. "level: sound". Known levels: sound, complete, proved.'],
  ['broken YAML', 'level: [\n', 'Mend the YAML.'],
] as const) {
  test(`a configuration with ${name} is refused with file and line`, () => {
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
