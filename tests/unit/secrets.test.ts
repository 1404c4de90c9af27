import {expect, test} from './plain-test';
import {generateKeyPairSync} from 'crypto';
import {writeFileSync} from 'fs';
import {formatProblem} from '../../contract';
import {secretProblems} from '../../tools/lint/secrets';
import {siteWith} from './fixtures/site-with';

const KEY = generateKeyPairSync('rsa', {modulusLength: 2048})
  .privateKey.export({type: 'pkcs8', format: 'pem'})
  .toString();
// Split, as the linter also reads this file.
const TOKEN = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
const MOBILE = ['+86', '138', '0013', '8000'].join(' ');
const CARD = ['6222', '0212', '3456', '7894'].join('-');

const problemsIn = async (file: string, text: string) =>
  (await secretProblems(siteWith({[file]: text}))).map(formatProblem);

for (const [name, text] of [
  ['a private key', `a\n${KEY}`],
  ['a token of a code host', `a\nconst token = '${TOKEN}';\n`],
] as const) {
  test(`${name} is reported with its line, and not repeated`, async () => {
    const [problem, ...others] = await problemsIn('docs/_samples/a/a.mjs', text);
    expect(problem).toMatch(
      /^\[secrets\] docs\/_samples\/a\/a\.mjs:2:\d+: found .*\*{3}.* Expected no credential that opens anything\./,
    );
    expect(others).toEqual([]);
  });
}

for (const [name, text, kind] of [
  ['a mobile number with country code and spaces', MOBILE, 'mobile number'],
  ['a card number with hyphens', CARD, 'card number'],
] as const) {
  test(`${name} in a vector is reported`, async () => {
    const problems = await problemsIn('versioned_docs/version-1.0/_vectors/vectors.json', `{\n "a": "${text}"\n}`);
    expect(problems).toEqual([expect.stringContaining(`vectors.json:2:8: "${text}" may be somebody's ${kind}.`)]);
  });
}

test('the key that signs the vectors is published, any other beside it is not', async () => {
  expect(await problemsIn('docs/_vectors/test-private-key.pem', KEY)).toEqual([]);
  expect(await problemsIn('docs/_vectors/platform-private-key.pem', KEY)).toHaveLength(1);
});

test('credentials of a contract wait for its level', async () => {
  expect(await problemsIn('docs/_contract/shop.yaml', KEY)).toEqual([]);
  writeFileSync(test.info().outputPath('site', 'contract.config.yaml'), 'families: {shop: complete}\n');
  expect(await problemsIn('docs/_contract/shop.yaml', KEY)).toHaveLength(1);
});

test('numbers of contracts wait for the level of the contract, and of programs for nothing', async () => {
  expect(await problemsIn('docs/_contract/shop.yaml', `a: "${MOBILE}"\n`)).toEqual([]);
  expect(await problemsIn('tests/a.ts', `const a = '${MOBILE}';\n`)).toEqual([]);
});
