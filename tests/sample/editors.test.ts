import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import Ajv from 'ajv/dist/2020';
import {contractFiles} from '../../contract/read/folder';
import {readYaml} from '../../contract/read/yaml-file';

const ROOT = path.join(__dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const {'yaml.schemas': schemas} = JSON.parse(read('.vscode/settings.json')) as {
  'yaml.schemas': Readonly<Record<string, readonly string[]>>;
};

function toRegExp(glob: string): RegExp {
  const parts = glob.split('**/').map((part) => part.replace(/\./g, '\\.').replace(/\*/g, '[^/]*'));
  return new RegExp(`^${parts.join('(.*/)?')}$`);
}

/** The schema that the VS Code settings assign to a file: the last matching pattern wins. */
function schemaOf(file: string): string | undefined {
  const matches = (pattern: string) => toRegExp(pattern.replace(/^!/, '')).test(file);
  const chosen = (patterns: readonly string[]) => patterns.filter(matches).at(-1)?.startsWith('!') === false;
  return Object.keys(schemas).find((schema) => chosen(schemas[schema]));
}

const validators = Object.fromEntries(
  Object.keys(schemas).map((file) => [
    file,
    new Ajv({strict: false, validateFormats: false}).compile(JSON.parse(read(file)) as object),
  ]),
);

test('every contract and every changes.yaml has the schema for it in editors, and fits', () => {
  for (const file of contractFiles(ROOT)) {
    const schema = schemaOf(file) ?? '';
    expect(path.basename(schema), file).toBe(
      file.endsWith('/changes.yaml') ? 'entries.schema.json' : 'extensions.schema.json',
    );
    expect.soft(validators[schema](readYaml(ROOT, file).data), file).toBe(true);
  }
});

test('a mistake does not fit', () => {
  const {data} = readYaml(ROOT, 'docs/_contract/changes.yaml');
  const changes = validators['contract/compare/entries.schema.json'];
  expect(changes([{...(data as object[])[1], clas: 'breaking'}])).toBe(false);
});
