import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {openContracts} from '../../contract';
import {CHANGES_PAGE, docsVersions} from '../../src/data/versions';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import type {DocFile} from '../../src/plugins/docs/files/doc-files';

/** Codes and names that a version tells exist in it: pages and contracts are compared with the contracts of the same version. */
const ROOT = path.join(__dirname, '..', '..');

/** What no contract describes: parameters around the content of a v1 call, functions of languages and libraries, a rate that its page explains, an amount. */
const ELSEWHERE = [
  'bizContent',
  'notifyUrl',
  'signType',
  'encodeURIComponent',
  'createSign',
  'userId',
  'feeRateBp',
  '500000',
];

const contractsOf = (folder: string): readonly DocFile[] =>
  ['common', ...openContracts(ROOT, folder).names].map((name) => {
    const file = `${folder}/_contract/${name}.yaml`;
    return {file, markdown: readFileSync(path.join(ROOT, file), 'utf8')};
  });

const textsOf = (folder: string): readonly DocFile[] => [
  ...readDocFiles(ROOT).filter(({file}) => file.startsWith(`${folder}/`)),
  ...contractsOf(folder),
];

/** Names of fields, parameters and operations of a version, and the values that they take. */
const namesOf = (folder: string): readonly string[] =>
  contractsOf(folder).flatMap(({markdown}) => markdown.replace(/`[^`]*`/g, '').match(/[A-Za-z]\w*/g) ?? []);

/** What stands in code spans, outside of blocks. */
const spansIn = (text: string): readonly string[] =>
  Array.from(text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g), ([, span]) => span);

/** Names of a page or a contract that its version does not have. The page of changes tells those of older versions too. */
function strangeNames({file, markdown}: DocFile, folder: string): readonly string[] {
  const folders = file.endsWith(`${CHANGES_PAGE}.mdx`) ? docsVersions.map((version) => version.folder) : [folder];
  const known = new Set([...ELSEWHERE, ...folders.flatMap(namesOf)]);
  const told = spansIn(markdown).flatMap((span) => span.match(/\b[a-z]+[A-Z]\w*\b/g) ?? []);
  return told.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
}

const codesOf = (folder: string): readonly string[] => Object.keys(openContracts(ROOT, folder).common['x-errors']);

/** HTTP statuses that error codes begin with. */
const statuses = new Set(docsVersions.flatMap(({folder}) => codesOf(folder)).map((code) => code.slice(0, 3)));

/** Error codes that its version does not have. */
function strangeCodes({file, markdown}: DocFile, folder: string): readonly string[] {
  const known = [...ELSEWHERE, ...codesOf(folder)];
  const told = spansIn(markdown).flatMap((span) => span.match(/(?<![\d*])\d{6}(?![\d*])/g) ?? []);
  return told
    .filter((code) => statuses.has(code.slice(0, 3)) && !known.includes(code))
    .map((code) => `${file}: ${code}`);
}

for (const {folder, number} of docsVersions) {
  test(`the pages and contracts of ${number} tell no name and no error code that it lacks`, () => {
    const texts = textsOf(folder);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.flatMap((text) => [...strangeNames(text, folder), ...strangeCodes(text, folder)])).toEqual([]);
  });
}

test('a name or an error code that came later is noticed on a page of an older version', () => {
  const page = {file: 'old.mdx', markdown: '请求头 `X-Sandbox-Fault: 504001`，字段 `voucherFileId`。\n'};
  const {folder} = docsVersions[docsVersions.length - 1];
  expect([...strangeNames(page, folder), ...strangeCodes(page, folder)]).toEqual([
    'old.mdx: voucherFileId',
    'old.mdx: 504001',
  ]);
  expect([...strangeNames(page, 'docs'), ...strangeCodes(page, 'docs')]).toEqual([]);
});
