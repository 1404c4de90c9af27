import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {stringify} from 'yaml';
import {bundleContract} from '../../contract/read/bundle';
import {ProblemsError, formatProblem} from '../../contract/problems';
import {plainRequest} from '../../contract/samples/plain/request';
import {sourceOf} from '../../contract/samples/source';
import {openPlain} from '../../sandbox/plain';
import type {Contract} from '../../sandbox/contracts';
import {readDocuments} from '../../tools/adopt/documents';
import {indexPage, tagPage} from '../../tools/adopt/page-texts';
import {contractOf, familyOf} from '../../tools/adopt/pages';
import {stageDocuments} from '../../tools/adopt/stage';
import type {Stage} from '../../tools/adopt/stage';
import {STRANGE_TEXTS, mutations} from '../fixtures/document-mutations';
import {callable} from '../fixtures/plain-contract';
import {wireOf} from '../fixtures/plain-sandbox';
import {MODERN, OLD} from '../fixtures/strange-documents';
import {expect, test} from './plain-test';

let written = 0;

/** What adoption makes of a document before it changes anything, or what it says against it. */
async function adopted(
  text: string,
  ending: string,
): Promise<{readonly stage?: Stage; readonly refusals: readonly string[]}> {
  const folder = test.info().outputPath('adopted');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  // Another name for each text: files are remembered by their time of change.
  const file = path.join(folder, `a${(written += 1)}.${ending}`);
  writeFileSync(file, text);
  try {
    const documents = await readDocuments([file]);
    const stage = stageDocuments(path.join(folder, 'stage'), '1.0', documents);
    const families = documents.map((document) => familyOf(stage, document));
    families.forEach((family) => [contractOf(family), ...family.pages.map((page) => tagPage(family.family, page))]);
    indexPage(families, 'A');
    return {stage, refusals: []};
  } catch (error) {
    if (error instanceof ProblemsError) return {refusals: error.problems.map(formatProblem)};
    throw error;
  }
}

/** What went wrong when the sandbox played a document: answers that are neither declared nor say why a call is refused. */
async function playedBadly({contracts}: Stage): Promise<readonly string[]> {
  const [name] = contracts.names;
  const source = sourceOf(contracts, name);
  const contract = bundleContract({number: '1.0', folder: 'docs', names: [name], contracts}, name);
  const player = openPlain(name, contract as Contract);
  const bad: string[] = [];
  for (const located of callable(source).values()) {
    const request = await wireOf(plainRequest(located, source));
    for (const body of [request.body, Buffer.from('{'), Buffer.from('null'), Buffer.from('[[[]]]')]) {
      const {status, body: answer} = await player.answer({...request, body});
      const declared = Object.keys(located.operation.responses);
      const isDeclared =
        declared.length === 0 ||
        declared.some((key) => ['default', String(status), `${String(status)[0]}XX`].includes(key));
      if ((!isDeclared && !answer.includes('"detail":"')) || answer.includes('call stack'))
        bad.push(`${located.operation.anchor}: ${status} ${answer}`);
    }
  }
  return bad;
}

/** Refusals without a file or without a remedy. */
const incomplete = (refusals: readonly string[]): readonly string[] =>
  refusals.filter(
    (text) => !/^\[adopt\] .+\.(yaml|json)(:\d+(:\d+)?)?: /.test(text) || text.split(/[.;] (?=[A-Z])/).length < 2,
  );

for (const [name, document] of Object.entries({'3.1': MODERN, '3.0': OLD})) {
  test(`a document of OpenAPI ${name} with anything changed is adopted and played, or refused with file and remedy`, async () => {
    test.setTimeout(120_000);
    expect((await adopted(stringify(document), 'yaml')).refusals).toEqual([]);
    for (const {name: change, document: changed} of mutations(document)) {
      const {stage, refusals} = await adopted(JSON.stringify(changed), 'json');
      expect.soft(incomplete(refusals), change).toEqual([]);
      expect.soft(stage ? await playedBadly(stage) : [], `${change} ${JSON.stringify(changed)}`).toEqual([]);
    }
  });
}

test('a document that is cut off is adopted, or refused with file and remedy', async () => {
  const text = stringify(MODERN);
  for (let length = 0; length < text.length; length += Math.ceil(text.length / 20)) {
    expect.soft(incomplete((await adopted(text.slice(0, length), 'yaml')).refusals), String(length)).toEqual([]);
  }
});

for (const {name, text, ending = 'yaml', says} of STRANGE_TEXTS) {
  test(`${name}: ${says ? 'not adopted' : 'adopted and played'}`, async () => {
    const {stage, refusals} = await adopted(text, ending);
    expect(incomplete(refusals)).toEqual([]);
    expect(stage === undefined).toBe(says !== undefined);
    if (stage) expect(await playedBadly(stage)).toEqual([]);
  });
}
