/** What pages say about contracts and the sandbox is true in their version. */
import {expect, test} from '../unit/plain-test';
import {readFileSync} from 'fs';
import path from 'path';
import {allFields, createResolve, openContracts, operationFields, operationsOf} from '../../contract';
import type {Advice, Common, Contracts} from '../../contract';
import {createClock} from '../../sample/sandbox/platform/clock';
import {createFreshness} from '../../sample/sandbox/requests/freshness';
import {CHANGES_PAGE, docsVersions} from '../../src/data/versions';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import type {DocFile} from '../../src/plugins/docs/files/doc-files';

const ROOT = path.join(__dirname, '..', '..');
const folders = docsVersions.map(({folder}) => folder);
const allIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern));

const pagesOf = (folder: string) => {
  const pages = readDocFiles(ROOT).filter(({file}) => file.startsWith(`${folder}/`));
  expect(pages.length).toBeGreaterThan(5);
  return pages;
};
const contractsOf = (folder: string) =>
  ['common', ...openContracts(ROOT, folder).names].map((name) => {
    const file = `${folder}/_contract/${name}.yaml`;
    return {file, markdown: readFileSync(path.join(ROOT, file), 'utf8')};
  });

/**
 * Names in code that contracts do not define: parameters around the content of a v1 call, functions of languages and libraries, a rate that
 * its page explains, an amount.
 */
const ELSEWHERE = 'bizContent notifyUrl signType encodeURIComponent createSign userId feeRateBp 500000'.split(' ');

const spansIn = (text: string) => allIn(text.replace(/^```[^]*?^```/gm, ''), /`([^`\n]+)`/g).map(([, span]) => span);
const namesOf = (folder: string) =>
  contractsOf(folder).flatMap(({markdown}) => markdown.replace(/`[^`]*`/g, '').match(/[A-Za-z]\w*/g) ?? []);
const codesOf = (folder: string) => Object.keys(openContracts(ROOT, folder).common['x-errors']);
const statuses = new Set(folders.flatMap(codesOf).map((code) => code.slice(0, 3)));

/** Names and error codes that the version of a page lacks. The page of changes also contains those of older versions. */
function unknownNames({file, markdown}: DocFile, folder: string) {
  const known = file.endsWith(`${CHANGES_PAGE}.mdx`) ? folders : [folder];
  const names = new Set([...ELSEWHERE, ...known.flatMap(namesOf)]);
  const codes = [...ELSEWHERE, ...codesOf(folder)];
  return spansIn(markdown).flatMap((span) => [
    ...(span.match(/\b[a-z]+[A-Z]\w*\b/g) ?? []).filter((name) => !names.has(name)),
    ...(span.match(/(?<![\d*])\d{6}(?![\d*])/g) ?? []).filter(
      (code) => statuses.has(code.slice(0, 3)) && !codes.includes(code),
    ),
  ]);
}

for (const folder of folders)
  test(`${folder}: no name and no error code that the version lacks`, () => {
    for (const text of [...pagesOf(folder), ...contractsOf(folder)])
      expect.soft(unknownNames(text, folder), text.file).toEqual([]);
  });

/** Lists of what to do in each state of a response. */
const DECISIONS = /```openapi (\w+)#(\w+)\n```(?:(?!```openapi)[^])*?按状态决定下一步：\n\n((?:- [^\n]*\n)+)/g;
/** Lists of an object's states, by dictionary. */
const COURSES = /按\[[^\]]*\]\([^)]*#(D\d{4})\)[^\n]*：\n\n((?:\d\. [^\n]*\n)+)/g;
const statesIn = (text: string) => new Set(allIn(text, /`([A-Z_]+|\d\d)`/g).map(([, state]) => state));

/** The states of a machine in a family's notation: v1 uses two digits. */
function statesOf(dictionary: string, family: string, common: Common) {
  const machine = Object.values(common['x-states'] ?? {}).find((one) => one.dictionary === dictionary);
  const states = [...(machine?.initial ?? []), ...(machine?.transitions ?? []).map(({to}) => to)];
  const values = common['x-dictionaries'][dictionary]?.values;
  return [...new Set(states)].flatMap((state) => (family === 'v1' ? (values[state]?.codes?.v1 ?? []) : state));
}

/** States that the lists of a page leave out. */
function leftOut(text: string, family: string, contracts: Contracts) {
  const undecided = allIn(text, DECISIONS).flatMap(([, name, id, list]) => {
    const located = operationsOf(contracts.read(name)).find(({operation}) => operation.operationId === id);
    const fields = located ? allFields(operationFields(located, createResolve(contracts, name)).response) : [];
    const named = statesIn(list.replace(/：.*$/gm, ''));
    const states = fields.find((field) => field.name === 'status' && field.dictionary)?.values ?? [];
    return states.filter((state) => !named.has(String(state))).map((state) => `${id}: ${state}`);
  });
  const unpassed = allIn(text, COURSES).flatMap(([, dictionary, list]) => {
    const named = statesIn(list);
    return statesOf(dictionary, family, contracts.common)
      .filter((state) => !named.has(state))
      .map((state) => `${dictionary}: ${state}`);
  });
  return [...undecided, ...unpassed];
}

for (const folder of folders)
  test(`${folder}: lists of states leave none out`, () => {
    const contracts = openContracts(ROOT, folder);
    const pages = pagesOf(`${folder}/biz`);
    for (const pattern of [DECISIONS, COURSES])
      expect(pages.flatMap(({markdown}) => allIn(markdown, pattern)).length).toBeGreaterThan(3);
    for (const {file, markdown} of pages)
      expect.soft(leftOut(markdown, file.slice(folder.length).split('/')[2], contracts), file).toEqual([]);
  });

const numbersIn = (texts: string[], pattern: RegExp) => [
  ...new Set(texts.flatMap((text) => allIn(text, pattern).map(([, ...numbers]) => numbers.join('–')))),
];
function isAccepted(attempt: () => void) {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
const acceptsTime = (seconds: number) => {
  const {checkTime} = createFreshness(createClock(undefined, () => 0));
  return [seconds, -seconds].every((one) => isAccepted(() => checkTime(one * 1000)));
};
function acceptsAgain(later: number) {
  let now = 0;
  const {useNonce} = createFreshness(createClock(undefined, () => now));
  useNonce('a', 'b');
  now = later;
  return isAccepted(() => useNonce('a', 'b'));
}

for (const folder of folders)
  test(`${folder}: how far a clock may be off, when a nonce may come again and its length are as in the sandbox`, () => {
    const texts = pagesOf(folder).map(({markdown}) => markdown);
    const [seconds, ...others] = numbersIn(texts, /相差不?超过 (\d+) 秒/g).map(Number);
    expect([acceptsTime(seconds), acceptsTime(seconds + 1), others]).toEqual([true, false, []]);
    const [minutes, ...more] = numbersIn(texts, /(\d+) 分钟内(?:不重复|没有出现过|出现过)/g).map(Number);
    expect([acceptsAgain(minutes * 60_000), acceptsAgain(minutes * 60_000 + 1), more]).toEqual([false, true, []]);
    const schemas = JSON.stringify(openContracts(ROOT, 'docs').common);
    const [, from = '', to = ''] = /"nonce":\{[^}]*"minLength":(\d+),"maxLength":(\d+)/.exec(schemas) ?? [];
    expect(numbersIn(texts, /随机串，(\d+)–(\d+) 位/g)).toEqual([`${from}–${to}`]);
  });

const sentencesOf = (text: string) => text.split(/[。；\n]/);
const saysRefused = (sentence: string) => /没有受理/.test(sentence) && !/可能没有受理|没有受理的/.test(sentence);

/** Words that contradict a retry advice in the same sentence. */
const CONTRADICTIONS: Record<Advice['retry'], RegExp> = {
  never: /原样|相同内容|内容不变|退避/,
  fix: /原样|(?:相同|同样)的?内容(?:重发|重试|再)|退避/,
  same: /先查询|改正|更正|换用/,
  query: /原样|^(?!.*查询)/,
};

const contradictions = ({'x-errors': errors}: Pick<Common, 'x-errors'>) =>
  Object.entries(errors).flatMap(([code, {retry, cause, remedy}]) =>
    CONTRADICTIONS[retry].test(remedy) || (retry !== 'same' && sentencesOf(`${cause}。${remedy}`).some(saysRefused))
      ? [code]
      : [],
  );
/** Sentences that treat "not found" as "not accepted". */
const misread = (text: string) =>
  sentencesOf(text).filter((sentence) => sentence.includes('404001') && saysRefused(sentence));

for (const folder of folders)
  test(`${folder}: remedies agree with the ways to repeat a call`, () => {
    expect(contradictions(openContracts(ROOT, folder).common)).toEqual([]);
    for (const {file, markdown} of [...pagesOf(folder), ...contractsOf(folder)])
      expect.soft(misread(markdown), file).toEqual([]);
  });
