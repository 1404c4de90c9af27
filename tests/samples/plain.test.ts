import path from 'path';
import {expect, test} from '@playwright/test';
import {LANGUAGES, interfaceSample, topicOf} from '../../contract';
import type {Language, LocatedOperation, Source} from '../../contract';
import {plainRequest} from '../../contract/samples/plain/request';
import type {PlainRequest} from '../../contract/samples/plain/request';
import type {Sample} from '../../tools/samples/files';
import {lacksToRun} from '../../tools/samples/languages';
import {runSamples} from '../../tools/samples/run';
import {commandsOf, languageOf, startKit, startsSandbox} from '../checks/kit-readme';
import {ANSWER, openRecordingPlatform} from '../checks/recording-platform';
import type {Received} from '../checks/recording-platform';
import {HOSTILE_CALLS, HOSTILE_SOURCE} from '../fixtures/hostile-calls';
import {makeKit} from '../fixtures/kit';
import {callable, zooSet, zooSite, zooSource, zooVersion} from '../fixtures/plain-contract';
import {startServer} from '../fixtures/sandbox-server';
import {writeFiles} from '../fixtures/written-files';

const ROOT = path.join(__dirname, '..', '..');

type PlainSample = Sample & {readonly request: PlainRequest};

const samplesOf = (language: Language, calls: Iterable<LocatedOperation>, source: Source): readonly PlainSample[] =>
  Array.from(calls, (located) => ({
    language: language.id,
    fileName: language.fileName(topicOf(located.operation.anchor)),
    text: interfaceSample(language.id, located, source),
    request: plainRequest(located, source),
  }));

/** Texts and files of a form as received, with line ends normalized. */
async function partsOf({body, headers}: Received): Promise<readonly (readonly [string, string])[]> {
  const form = await new Response(Uint8Array.from(body), {
    headers: {'content-type': headers['content-type'] ?? ''},
  }).formData();
  const parts = Array.from(
    form,
    async ([name, part]) =>
      [name, (typeof part === 'string' ? part : await part.text()).replace(/\r\n?/g, '\n')] as const,
  );
  return Promise.all(parts);
}

/** The received call, and the expected one. */
async function comparison(
  {target, headers, body}: PlainRequest,
  received: Received,
): Promise<readonly [unknown, unknown]> {
  const names = headers.map(([name]) => name);
  const sent = names.map((name) => [name, received.headers[name.toLowerCase()]]);
  if (body?.kind !== 'form')
    return [
      [received.target, sent, received.body.toString('utf8')],
      [target, headers, body?.text ?? ''],
    ];
  const parts = body.parts.map(({name, text}) => [name, text.replace(/\r\n?/g, '\n')]);
  return [
    [received.target, sent, await partsOf(received)],
    [target, headers, parts],
  ];
}

for (const language of LANGUAGES) {
  const lack = lacksToRun(language.id);

  test(`${language.label}: the sample of every operation of an unsigned contract gets a declared answer of the sandbox${lack && ` (${lack})`}`, async () => {
    test.skip(lack !== '', lack);
    const site = zooSite();
    const source = zooSource(site);
    const sandbox = await startServer(await zooSet(site));
    const open = async () => ({url: `http://127.0.0.1:${sandbox.port}`, close: async () => undefined});
    const statuses: Record<string, string> = {};
    await runSamples(
      samplesOf(language, callable(source).values(), source),
      open,
      async ({request}, {stdout, stderr}) => {
        statuses[request.anchor] = /HTTP (\d+)\n$/.exec(stdout)?.[1] ?? `${stdout}${stderr}`;
      },
    );
    sandbox.close();
    expect(statuses).toEqual({
      'animals-get': '200',
      'patch-animal': '200',
      'delete-animals-animalId': '204',
      listTags: '200',
      createAnimal: '201',
      sendForm: '202',
      upload: '200',
      putText: '200',
      putBytes: '200',
    });
  });

  test(`${language.label}: nothing in a contract breaks out of its place in a program${lack && ` (${lack})`}`, async () => {
    test.skip(lack !== '', lack);
    await runSamples(
      samplesOf(language, HOSTILE_CALLS, HOSTILE_SOURCE),
      () => openRecordingPlatform(),
      async ({request}, run, {received}) => {
        expect.soft(run, request.anchor).toEqual({stdout: `${ANSWER}\nHTTP 200\n`, stderr: '', exitCode: 0});
        const [arrived, expected] =
          received.length === 1 ? await comparison(request, received[0]) : [received, 'one request'];
        expect.soft(arrived, request.anchor).toEqual(expected);
      },
    );
  });
}

test('the kit of an unsigned contract holds no keys, and does what its readme says', async ({}, testInfo) => {
  const kit = testInfo.outputPath('kit');
  const files = await makeKit(ROOT, zooVersion(zooSite(), ROOT));
  expect(Object.keys(files).filter((file) => file.startsWith('vectors/'))).toEqual([]);
  writeFiles(kit, files);
  const commands = commandsOf(files['README.md']);
  const [start] = commands.filter(startsSandbox);
  const running = await startKit(kit, start);
  const programs = commands.filter((command) => languageOf(command));
  expect(programs.length).toBe(LANGUAGES.length);
  for (const command of programs) {
    if (!lacksToRun(languageOf(command) ?? 'node'))
      expect.soft(await running.run(command), command.text).toMatch(/HTTP 200\n$/);
  }
  await running.stop();
});
