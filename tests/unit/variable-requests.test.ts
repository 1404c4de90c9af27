import {expect, test} from './plain-test';
import {withoutAliases} from '../../src/plugins/beta13/bundle/variable-requests';

const change = withoutAliases({'@site': '/site', '@img': '/site/static/img', '@theme/Tabs': '/site/src/Tabs.tsx'});

const CASES: readonly (readonly [code: string, changed: string])[] = [
  ['require(`@site/static/${a}.png`)', 'require(`./../../static/${a}.png`)'],
  ["require('@img/' + a)", "require('./../../static/img/' + a)"],
  ['import(/* webpackMode: "eager" */ `@site/${a}`)', 'import(/* webpackMode: "eager" */ `./../../${a}`)'],
  ['require(`@site/src/pages/${a}`)', 'require(`./../../src/pages/${a}`)'],
];

for (const [code, changed] of CASES)
  test(`${code} is relative to its file`, () => expect(change('/site/src/pages/a.js', code)).toBe(changed));

test('in the folder of the alias the request is relative to that', () =>
  expect(change('/site/a.js', 'require(`@site/${a}.png`)')).toBe('require(`./${a}.png`)'));

for (const code of ["require('@site/a.png')", 'require(`./${a}`)', "f('@site/' + a)", "require('@theme/Tabs/' + a)"])
  test(`${code} stays as it is`, () => expect(change('/site/src/pages/a.js', code)).toBe(code));
