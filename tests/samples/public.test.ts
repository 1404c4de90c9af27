import {expect, test} from '@playwright/test';
import {LANGUAGES, interfaceSample, topicOf} from '../../contract';
import type {Language, LocatedOperation} from '../../contract';
import {plainRequest} from '../../contract/samples/plain/request';
import {openPlain} from '../../sandbox/plain';
import type {Sample} from '../../tools/samples/files';
import {lacksToRun} from '../../tools/samples/languages';
import {openRunner} from '../../tools/samples/run';
import {CONTRADICTIONS, expectedStatus, kindsOf, publicContract} from '../fixtures/public-contract';
import type {PublicContract} from '../fixtures/public-contract';
import {wireOf} from '../fixtures/wire-request';
import {PUBLIC_DOCUMENTS} from '../fixtures/public-documents';
import {startServer} from '../fixtures/sandbox-server';

type Program = Sample & {readonly located: LocatedOperation; readonly document: string};

/** Programs by their kinds; all operations can be written. */
function programsOf(name: string, document: PublicContract, language: Language): ReadonlyMap<string, Program> {
  const programs = new Map(
    document.calls.map((located) => [
      located,
      {
        document: name,
        located,
        language: language.id,
        fileName: language.fileName(topicOf(located.operation.anchor)),
        text: interfaceSample(language.id, located, document.source),
      } as Program,
    ]),
  );
  return new Map(Array.from(kindsOf(document), ([kind, located]) => [kind, programs.get(located) as Program]));
}

/** A sandbox for each document, by name. */
async function openSandboxes(documents: ReadonlyMap<string, PublicContract>) {
  const running = await Promise.all(
    Array.from(
      documents,
      async ([name, {contract}]) => [name, await startServer({version: '1.0', families: {a: contract}})] as const,
    ),
  );
  return new Map(running);
}

for (const [index, language] of LANGUAGES.entries()) {
  const lack = lacksToRun(language.id);

  test(`${language.label}: the samples of documents that others wrote get a declared answer of the sandbox that simulates them${lack && ` (${lack})`}`, async () => {
    test.skip(lack !== '', lack);
    const documents = new Map<string, PublicContract>();
    for (const name of Object.keys(PUBLIC_DOCUMENTS)) documents.set(name, await publicContract(name));
    const sandboxes = await openSandboxes(documents);
    const byKind = Array.from(documents, ([name, document]) => [...programsOf(name, document, language)]).flat();
    // The first language tests each document with its sandbox; for the others one document for each kind is enough.
    const programs = new Set(index === 0 ? byKind.map(([, program]) => program) : new Map(byKind).values());
    const runner = openRunner(language.id, [...programs]);
    const [answers, expected]: Record<string, string>[] = [{}, {}];
    for (const program of programs) {
      const {document, located} = program;
      const {stdout, stderr} = await runner.run(program, {
        SANDBOX_URL: `http://127.0.0.1:${sandboxes.get(document)?.port}`,
      });
      const isRefused = stdout.includes('"type":"about:blank"');
      const place = `${document} ${located.operation.anchor}`;
      answers[place] = `${isRefused ? 'refused ' : ''}${/HTTP (\d+)\n$/.exec(stdout)?.[1] ?? `${stdout}${stderr}`}`;
      expected[place] = CONTRADICTIONS[document]?.includes(located.operation.anchor)
        ? 'refused 400'
        : String(expectedStatus(located));
    }
    runner.close();
    sandboxes.forEach(({close}) => close());
    expect(answers).toEqual(expected);
    expect(Array.from(sandboxes.values(), ({bugs}) => bugs).flat()).toEqual([]);
  });
}

/** Statuses that a caller can prefer; for ranges, one in the middle. */
const preferable = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => key !== 'default').map((key) => key.replace(/XX$/i, '50'));

for (const name of Object.keys(PUBLIC_DOCUMENTS)) {
  test(`${name}: Prefer brings every answer that is declared, failures too`, async () => {
    const {calls, source, contract} = await publicContract(name);
    const simulator = openPlain(name, contract);
    const wrong: string[] = [];
    for (const located of calls) {
      if (CONTRADICTIONS[name]?.includes(located.operation.anchor)) continue;
      const request = await wireOf(plainRequest(located, source));
      for (const code of preferable(Object.keys(located.operation.responses))) {
        const {status, headers, body} = await simulator.answer({
          ...request,
          headers: {...request.headers, prefer: `code=${code}`},
        });
        if (String(status) !== code || headers['Preference-Applied'] !== `code=${code}`)
          wrong.push(`${located.operation.anchor} ${code}: ${status} ${body}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('a call that lacks what the document asks for does not get the answer that its sample gets', async () => {
  const {calls, source, contract} = await publicContract('galaxy');
  const located = calls.find(({operation}) => operation.operationId === 'createCelestialBody') as LocatedOperation;
  const request = await wireOf(plainRequest(located, source));
  const simulator = openPlain('galaxy', contract);
  expect((await simulator.answer(request)).status).toBe(expectedStatus(located));
  expect((await simulator.answer({...request, body: Buffer.from('{}')})).body).toContain('"type":"about:blank"');
});
