import {expect, test} from '../unit/plain-test';
import {existsSync, readFileSync, statSync} from 'fs';
import path from 'path';
import {listFiles} from '../../deploy/serve/list-files';
import {readDocuments} from '../../tools/adopt/documents';
import paths from '../../tools/adopt/paths.json';
import {planOf} from '../../tools/adopt/plan';
import {isOfSample, namesOfSample, placesOf} from './checks/sample-names';

const ROOT = path.join(__dirname, '..', '..');
const DOCUMENT = path.join(ROOT, 'tests', 'fixtures', 'strange-contract', 'pet-store.json');

/** History, packages that npm removes from its list after the change, and binary files. */
const LEFT_OUT = /^CHANGELOG\.md$|^package-lock\.json$|\.(?:br|ico|png|woff2)$|\bnode_modules\b/;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

function filesIn(place: string): readonly string[] {
  if (!existsSync(path.join(ROOT, place))) return [];
  if (statSync(path.join(ROOT, place)).isFile()) return [place];
  return listFiles(path.join(ROOT, place)).map((file) => `${place}/${file}`);
}

test('an adopted site holds no name of the sample: none of its pages, interfaces, families and packages, no word of its field', async () => {
  const options = {files: [DOCUMENT], version: '1.0', language: 'zh-Hans'};
  const {change} = await planOf(test.info().outputPath(), options, readDocuments(options.files), read);
  const left = [...paths.engine.paths, ...paths.owner.paths].flatMap(filesIn).filter((file) => !isOfSample(file));
  const files = [...new Set([...left, ...change.written.keys()])].filter((file) => !LEFT_OUT.test(file));
  const names = namesOfSample(ROOT);
  expect(files.length).toBeGreaterThan(1000);
  const textOf = (file: string): string => Buffer.from(change.written.get(file) ?? read(file)).toString('utf8');
  expect(files.flatMap((file) => placesOf(names, file, textOf(file)))).toEqual([]);
});
