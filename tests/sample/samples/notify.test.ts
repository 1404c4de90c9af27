import {createSign} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {Notification} from '../checks/notifications';
import {readNotifications} from '../checks/notifications';
import {freePort} from '../../fixtures/free-port';
import {languagesOf, prepareProgram, startProgram} from './program';
import type {SampleProgram} from './program';
import {lacksToRun} from '../../../tools/samples/languages';
import {versionFolders} from '../fixtures/version-folders';
import {LANGUAGES} from '../../../contract/samples/languages';
import type {Language} from '../../../contract/samples/languages';

const ROOT = path.join(__dirname, '..', '..', '..');
const OUTPUT = (version: string) => readFileSync(path.join(ROOT, version, '_samples', 'notify', 'output.txt'), 'utf8');
/** All languages except curl, which cannot receive requests. */
const RECEIVERS = LANGUAGES.filter(({id}) => id !== 'curl');

const leaveOut = (language: Language) => test.skip(lacksToRun(language.id) !== '', lacksToRun(language.id));

type Answer = {readonly status: number; readonly body: string};
type Post = (request: Pick<Notification, 'headers' | 'body'>, route?: string) => Promise<Answer>;

async function whileHandling<T>(program: SampleProgram, env: NodeJS.ProcessEnv, send: (post: Post) => Promise<T>) {
  const port = await freePort();
  const {stop} = await startProgram(program, {...env, PORT: String(port)});
  const post: Post = async ({headers, body}, route = '/notify') => {
    const response = await fetch(`http://127.0.0.1:${port}${route}`, {method: 'POST', headers, body});
    return {status: response.status, body: await response.text()};
  };
  try {
    const result = await send(post);
    return {result, printed: await stop()};
  } catch (error) {
    await stop();
    throw error;
  }
}

const sendAll = (fixtures: readonly Pick<Notification, 'headers' | 'body'>[]) => async (post: Post) => {
  const answers: Answer[] = [];
  for (const fixture of fixtures) answers.push(await post(fixture));
  return answers;
};

for (const version of versionFolders) {
  const {now, fixtures} = readNotifications(version);
  const clock = {NOTIFY_NOW: String(now)};

  test(`${version}: every language that can receive has a handler`, () => {
    expect(languagesOf(version, 'notify')).toEqual(RECEIVERS);
  });

  for (const language of languagesOf(version, 'notify')) {
    test(`${version}: the handler in ${language.label} answers every notification as the page says`, async () => {
      leaveOut(language);
      const {result, printed} = await whileHandling(
        prepareProgram(version, 'notify', language),
        clock,
        sendAll(fixtures),
      );
      expect(result).toEqual(fixtures.map(({expect: {status, body}}) => ({status, body})));
      expect(printed).toBe(OUTPUT(version));
    });
  }
}

function signedNow(body: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = 'b3f1c8d27a904e65a1d0f7e2c4b98563';
  const privateKey = readFileSync(path.join(ROOT, 'docs', '_vectors', 'test-private-key.pem'), 'utf8');
  const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(privateKey, 'base64');
  return {
    headers: {
      'X-Key-Id': 'pk_sample_01',
      'X-Timestamp': timestamp,
      'X-Nonce': nonce,
      'X-Sign-Type': 'RSA2',
      'X-Signature': signature,
    },
    body,
  };
}

for (const language of RECEIVERS) {
  test(`by the real clock, the handler in ${language.label} takes what was signed just now and refuses what has no headers or another path`, async () => {
    leaveOut(language);
    const fresh = signedNow(readNotifications('docs').fixtures[0].body);
    const {result} = await whileHandling(
      prepareProgram('docs', 'notify', language),
      {NOTIFY_NOW: undefined},
      async (post) => ({
        unsigned: await post({headers: {}, body: fresh.body}),
        elsewhere: (await post(fresh, '/other')).status,
        fresh: await post(fresh),
      }),
    );
    expect(result).toEqual({
      unsigned: {status: 401, body: '{"code":"FAIL"}'},
      elsewhere: 404,
      fresh: {status: 200, body: '{"code":"SUCCESS"}'},
    });
  });
}
