import path from 'path';
import {expect, test} from '../unit/plain-test';
import {openContracts} from '../../contract';
import {createClock} from '../../sample/sandbox/platform/clock';
import {createFreshness} from '../../sample/sandbox/requests/freshness';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import {versionFolders} from './fixtures/version-folders';

const ROOT = path.join(__dirname, '..', '..');

/** Numbers in texts, each once. */
const typed = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  Array.from(
    new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, ...numbers]) => numbers.join('–')))),
  );

/** Whether the sandbox accepts what is tried. */
function accepts(attempt: () => void): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

/** Whether the sandbox accepts a request whose time is so many seconds off, in either direction. */
function acceptsTime(seconds: number): boolean {
  const {checkTime} = createFreshness({...createClock(), wall: () => 0});
  return [seconds, -seconds].every((one) => accepts(() => checkTime(one * 1000)));
}

/** Whether the sandbox accepts a nonce again so many milliseconds later. */
function acceptsAgain(later: number): boolean {
  let now = 0;
  const {useNonce} = createFreshness({...createClock(), wall: () => now});
  useNonce('a', 'b');
  now = later;
  return accepts(() => useNonce('a', 'b'));
}

for (const version of versionFolders) {
  test(`${version}: how far a clock may be off, and when a nonce may come again, is on pages as the sandbox and the contract have it`, () => {
    const texts = readDocFiles(ROOT)
      .filter(({file}) => file.startsWith(`${version}/`))
      .map(({markdown}) => markdown);
    const [seconds, ...otherSeconds] = typed(texts, /相差不?超过 (\d+) 秒/g).map(Number);
    expect([acceptsTime(seconds), acceptsTime(seconds + 1), otherSeconds]).toEqual([true, false, []]);
    const [minutes, ...otherMinutes] = typed(texts, /(\d+) 分钟内(?:不重复|没有出现过|出现过)/g).map(Number);
    expect([acceptsAgain(minutes * 60_000), acceptsAgain(minutes * 60_000 + 1), otherMinutes]).toEqual([
      false,
      true,
      [],
    ]);
    const schemas = JSON.stringify(openContracts(ROOT, 'docs').common);
    const [, from = '', to = ''] = /"nonce":\{[^}]*"minLength":(\d+),"maxLength":(\d+)/.exec(schemas) ?? [];
    expect(typed(texts, /随机串，(\d+)–(\d+) 位/g)).toEqual([`${from}–${to}`]);
  });
}

test('two pages that say different numbers are noticed', () => {
  expect(typed(['相差不超过 300 秒', '相差超过 30 秒，相差超过 300 秒'], /相差不?超过 (\d+) 秒/g)).toEqual([
    '300',
    '30',
  ]);
});
