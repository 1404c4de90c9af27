import {expect, test} from './plain-test';
import {rmSync} from 'fs';
import path from 'path';
import {stringify} from 'yaml';
import {
  ProblemsError,
  bundleContract,
  checkContracts,
  contractVersions,
  createResolve,
  formatProblem,
  openContracts,
  operationFields,
  operationsOf,
  sourceOf,
} from '../../contract';
import {plainRequest} from '../../contract/samples/plain/request';
import {openPlain} from '../../sandbox/plain';
import type {Contract} from '../../sandbox/contracts';
import {readDocuments} from '../../tools/adopt/documents';
import {wordsOf} from '../../tools/adopt/language';
import {indexPage, tagPage} from '../../tools/adopt/page-texts';
import {familyOf} from '../../tools/adopt/pages';
import {stageDocuments} from '../../tools/adopt/stage';
import type {Stage} from '../../tools/adopt/stage';
import {STRANGE_TEXTS, mutations} from './fixtures/document-mutations';
import {callable} from '../fixtures/plain-contract';
import {wireOf} from '../fixtures/wire-request';
import {MODERN, OLD} from './fixtures/strange-documents';
import {writeFiles} from '../fixtures/written-files';

const CHINESE = wordsOf('zh-Hans');

/** Each text gets its own file name, as files are cached by modification time. */
let written = 0;

function refusalsOf(use: () => void) {
  try {
    use();
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
  return [];
}

/** All problems of a document that a build reports, and whether pages can show it. */
function read(text: string, ending: string) {
  const site = test.info().outputPath('site');
  rmSync(site, {recursive: true, force: true});
  writeFiles(site, {[`docs/_contract/a${(written += 1)}.${ending}`]: text});
  const {problems} = checkContracts(site, contractVersions(site, [{number: '1', folder: 'docs'}]), 'docs');
  const contracts = openContracts(site, 'docs');
  const refusals = refusalsOf(() =>
    contracts.names.forEach((name) =>
      operationsOf(contracts.read(name)).forEach((one) => operationFields(one, createResolve(contracts, name))),
    ),
  );
  return {problems: [...problems, ...refusals], isShown: refusals.length === 0};
}

/** The adopted document before any change, or the refusals. */
async function adopted(text: string, ending: string): Promise<{stage?: Stage; refusals: string[]}> {
  const folder = test.info().outputPath('adopted');
  rmSync(folder, {recursive: true, force: true});
  const name = `a${(written += 1)}.${ending}`;
  writeFiles(folder, {[name]: text});
  try {
    const documents = readDocuments([path.join(folder, name)]);
    const stage = stageDocuments(path.join(folder, 'stage'), '1.0', documents);
    const families = documents.map((document) => familyOf(stage, document, CHINESE));
    families.forEach((family) => family.pages.map((page) => tagPage(family.family, page, CHINESE)));
    indexPage(families, 'A', CHINESE);
    return {stage, refusals: []};
  } catch (error) {
    if (error instanceof ProblemsError) return {refusals: error.problems.map(formatProblem)};
    throw error;
  }
}

/** Responses of the sandbox that are neither declared nor explain a rejection. */
async function strangeAnswers({contracts}: Stage) {
  const [name] = contracts.names;
  const source = sourceOf(contracts, name);
  const contract = bundleContract({number: '1.0', folder: 'docs', names: [name], contracts}, name);
  const player = openPlain(name, contract as Contract);
  const found: string[] = [];
  for (const located of callable(source).values()) {
    const request = await wireOf(plainRequest(located, source));
    for (const body of [request.body, ...['{', 'null', '[[[]]]'].map((text) => Buffer.from(text))]) {
      const {status, body: answer} = await player.answer({...request, body});
      const declared = Object.keys(located.operation.responses);
      const isDeclared =
        declared.length === 0 ||
        declared.some((key) => ['default', String(status), `${String(status)[0]}XX`].includes(key));
      if ((!isDeclared && !answer.includes('"detail":"')) || answer.includes('call stack'))
        found.push(`${located.operation.anchor}: ${status} ${answer}`);
    }
  }
  return found;
}

const hasRemedy = (text: string) => text.split(/[.;] (?=[A-Z])/).length > 1;

/** Reads, adopts and simulates a document; every refusal must have its place and a remedy. */
async function use(text: string, ending = 'yaml') {
  const {problems, isShown} = read(text, ending);
  const unclear = problems.filter(({file, line, message}) => !file || !line || !hasRemedy(message));
  expect.soft(unclear.map(formatProblem), text).toEqual([]);
  const {stage, refusals} = await adopted(text, ending);
  const incomplete = refusals.filter(
    (refusal) => !/^\[adopt\] .+\.(yaml|json)(:\d+(:\d+)?)?: /.test(refusal) || !hasRemedy(refusal),
  );
  expect.soft(incomplete, text).toEqual([]);
  expect.soft(stage ? await strangeAnswers(stage) : [], text).toEqual([]);
  return {isShown, isAdopted: stage !== undefined, message: problems[0]?.message};
}

for (const [name, document] of Object.entries({'3.1': MODERN, '3.0': OLD}))
  test(`a document of OpenAPI ${name} with anything changed is shown, adopted and simulated, or refused with place and remedy`, async () => {
    test.setTimeout(120_000);
    expect(await use(stringify(document))).toMatchObject({isShown: true, isAdopted: true});
    for (const {document: changed} of mutations(document)) await use(JSON.stringify(changed), 'json');
  });

for (const [ending, text] of [
  ['yaml', stringify(MODERN)],
  ['json', JSON.stringify(MODERN)],
])
  test(`a document that is cut off is refused with place and remedy: ${ending}`, async () => {
    for (let length = 0; length < text.length; length += Math.ceil(text.length / 20))
      await use(text.slice(0, length), ending);
  });

for (const {name, text, ending, says} of STRANGE_TEXTS)
  test(`${name}: ${says ? 'refused' : 'shown, adopted and simulated'}`, async () => {
    const {isShown, isAdopted, message} = await use(text, ending);
    expect([isShown, isAdopted]).toEqual([!says, !says]);
    if (says) expect(message).toContain(says);
  });
