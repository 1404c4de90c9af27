import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {openContracts} from '../../contract';
import type {Advice, Common} from '../../contract';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import {versionFolders} from './fixtures/version-folders';

const ROOT = path.join(__dirname, '..', '..');

const sentencesOf = (text: string): readonly string[] => text.split(/[。；\n]/).filter(Boolean);

/** Says for certain that a request was not accepted. */
const surelyRefused = (sentence: string): boolean =>
  /没有受理/.test(sentence) && !/可能没有受理|没有受理的/.test(sentence);

/** What must not stand beside a way to repeat a call, as `x-retry-advice` describes it: words, and why. */
const CONTRADICTIONS: Readonly<Record<Advice['retry'], readonly (readonly [words: RegExp, why: string])[]>> = {
  never: [[/原样|相同内容|内容不变|退避/, 'repeats what must not be repeated']],
  fix: [[/原样|(?:相同|同样)的?内容(?:重发|重试|再)|退避/, 'repeats what has not been mended']],
  same: [[/先查询|改正|更正|换用/, 'changes a request that is to be repeated as it is']],
  query: [[/原样/, 'repeats before anything was asked']],
};

/** Error codes whose cause or remedy contradicts their way to repeat the call. */
function contradictions({'x-errors': errors}: Common): readonly string[] {
  return Object.entries(errors).flatMap(([code, {retry, cause, remedy}]) => [
    ...CONTRADICTIONS[retry].filter(([words]) => words.test(remedy)).map(([, why]) => `${code} ${retry}: ${why}`),
    ...(retry === 'query' && !/查询/.test(remedy) ? [`${code} query: asks nothing`] : []),
    ...(retry !== 'same' && sentencesOf(`${cause}。${remedy}`).some(surelyRefused)
      ? [`${code} ${retry}: says that nothing was accepted`]
      : []),
  ]);
}

/** Sentences that take the answer that nothing was found for the answer that nothing was accepted. */
const hasty = (text: string): readonly string[] =>
  sentencesOf(text).filter((sentence) => sentence.includes('404001') && surelyRefused(sentence));

/** The numbered steps of a page for a result that is unknown. */
const stepsOf = (page: string): readonly string[] =>
  /结果未知时按下面的顺序做：\n\n((?:\d\. [^\n]*\n)+)/.exec(page)?.[1].trimEnd().split('\n') ?? [];

for (const version of versionFolders) {
  test(`${version}: causes and remedies of error codes agree with their ways to repeat a call`, () => {
    const {common} = openContracts(ROOT, version);
    expect(Object.keys(common['x-errors']).length).toBeGreaterThan(30);
    expect(contradictions(common)).toEqual([]);
  });

  test(`${version}: no text takes 404001 for a request that was not accepted, and the steps say what to do with it`, () => {
    const folder = path.join(ROOT, version);
    const contract = ['common', ...openContracts(ROOT, version).names].map((name) =>
      readFileSync(path.join(folder, '_contract', `${name}.yaml`), 'utf8'),
    );
    const pages = readDocFiles(ROOT).filter(({file}) => file.startsWith(`${version}/`));
    for (const text of [...contract, ...pages.map(({markdown}) => markdown)]) expect.soft(hasty(text)).toEqual([]);
    const [first, second] = stepsOf(readFileSync(path.join(folder, 'index.mdx'), 'utf8'));
    expect(first).toContain('`404001`');
    expect(second).toContain('用原来的业务单号和相同的内容重发');
  });
}

test('advice that contradicts itself is reported', () => {
  const {common} = openContracts(ROOT, versionFolders[0]);
  const error = common['x-errors']['404001'];
  const was = '核对编号和环境。创建请求超时后按业务单号查询得到本码，说明没有受理，用原来的业务单号和相同内容重发。';
  const errors = {
    '404001': {...error, remedy: was},
    '409002': {...error, retry: 'query', remedy: '原样重试。'},
    '429001': {...error, retry: 'same', remedy: '改正后重发。'},
    '404002': {...error, retry: 'never', remedy: '退避后重发。'},
  } as const;
  expect(contradictions({...common, 'x-errors': errors})).toEqual([
    '404001 fix: repeats what has not been mended',
    '404001 fix: says that nothing was accepted',
    '404002 never: repeats what must not be repeated',
    '409002 query: repeats before anything was asked',
    '409002 query: asks nothing',
    '429001 same: changes a request that is to be repeated as it is',
  ]);
  expect(hasty('返回 `404001`，说明没有受理。返回 `404001`，可能没有受理。')).toEqual(['返回 `404001`，说明没有受理']);
});
