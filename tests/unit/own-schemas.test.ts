import Ajv from 'ajv/dist/2020';
import {expect, test} from './plain-test';
import CHANGES from '../../contract/compare/entries.schema.json';
import DOCUMENT from '../../contract/read/document.schema.json';
import EXTENSIONS from '../../contract/rules/extensions.schema.json';

// Builds do not check them, as that takes a tenth of a second.
for (const [name, schema] of Object.entries({CHANGES, DOCUMENT, EXTENSIONS})) {
  test(`the schema ${name} is a JSON Schema`, () => {
    expect(new Ajv().validateSchema(schema)).toBe(true);
    expect(new Ajv().validateSchema({...schema, required: 'title'})).toBe(false);
  });
}
