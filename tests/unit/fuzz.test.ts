import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {stringify} from 'yaml';
import {createResolve, contractVersions, openContracts, operationFields, operationsOf} from '../../contract';
import {ProblemsError, formatProblem} from '../../contract/problems';
import type {Problem} from '../../contract/problems';
import {checkContracts} from '../../contract/rules/all';
import {STRANGE_TEXTS, mutations} from '../fixtures/document-mutations';
import {MODERN, OLD} from '../fixtures/strange-documents';
import {expect, test} from './plain-test';

const site = (): string => path.join(test.info().outputPath('site'));

/** All that is wrong with a document, and whether it is OpenAPI: what a build reads of it ends in nothing else. */
function readAll(text: string, ending = 'yaml'): {readonly problems: readonly Problem[]; readonly sound: boolean} {
  const folder = path.join(site(), 'docs', '_contract');
  mkdirSync(folder, {recursive: true});
  const contracts = openContracts(site(), 'docs');
  contracts.names.forEach((name) => rmSync(path.join(site(), contracts.fileOf(name))));
  // Another name for each text: files are remembered by their time of change.
  writeFileSync(path.join(folder, `a${(written += 1)}.${ending}`), text);
  const {problems} = checkContracts(site(), contractVersions(site(), [{number: '1', folder: 'docs'}]), 'docs');
  const opened = openContracts(site(), 'docs');
  try {
    opened.names.forEach((name) =>
      operationsOf(opened.read(name)).forEach((located) => operationFields(located, createResolve(opened, name))),
    );
  } catch (error) {
    if (error instanceof ProblemsError) return {problems: [...problems, ...error.problems], sound: false};
    throw error;
  }
  return {problems, sound: true};
}
let written = 0;

/** Problems that do not say where they are, or what to do about them. */
const incomplete = (problems: readonly Problem[]): readonly string[] =>
  problems
    .filter(({file, line, message}) => !file || !line || message.split(/[.;] (?=[A-Z])/).length < 2)
    .map(formatProblem);

for (const [name, document] of Object.entries({'3.1': MODERN, '3.0': OLD})) {
  test(`a document of OpenAPI ${name} with anything changed is read, or refused with file, line and remedy`, () => {
    expect(readAll(stringify(document)).sound).toBe(true);
    for (const {name: change, document: changed} of mutations(document)) {
      let problems: readonly Problem[] = [];
      expect(
        () => ({problems} = readAll(JSON.stringify(changed), 'json')),
        `${change}\n${JSON.stringify(changed)}`,
      ).not.toThrow();
      expect(incomplete(problems), change).toEqual([]);
    }
  });
}

test('a document that is cut off is refused with file, line and remedy', () => {
  for (const [ending, text] of [
    ['yaml', stringify(MODERN)],
    ['json', JSON.stringify(MODERN)],
  ] as const) {
    for (let length = 0; length < text.length; length += Math.ceil(text.length / 40)) {
      expect(incomplete(readAll(text.slice(0, length), ending).problems)).toEqual([]);
    }
  }
});

for (const {name, text, ending, says} of STRANGE_TEXTS) {
  test(`${name}: ${says ? 'refused' : 'read'} with file, line and remedy`, () => {
    const {problems, sound} = readAll(text, ending);
    expect(incomplete(problems)).toEqual([]);
    expect(sound).toBe(!says);
    if (says) expect(problems[0].message).toContain(says);
  });
}
