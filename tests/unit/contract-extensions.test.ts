import {expect, test} from './plain-test';
import {smallSite} from './fixtures/small-site';
import {extensionProblems} from '../../contract/rules/extensions';
import {readYaml} from '../../contract/read/yaml-file';
import {formatProblem} from '../../contract/problems';
import Ajv from 'ajv/dist/2020';
import CHANGES from '../../contract/compare/entries.schema.json';
import DOCUMENT from '../../contract/read/document.schema.json';
import EXTENSIONS from '../../contract/rules/extensions.schema.json';

const MISTAKES: string[][] = [
  ['x-rate-limit: write', 'x-rate-limit: 20', '9:21: x-rate-limit must be string. Expected: key of `x-rate-limits`.'],
  ["['422001']", '[OUT_OF_STOCK]', '10:23: x-error-codes.0 must match pattern "^[0-9]{6}$". Fix it, or drop it.'],
  ['x-dict:', 'x-dic:', '19:84: "x-dic" is unknown. Known: x-signing, x-rate-limit, '],
  ['x-dict:', 'x-dic:', 'Did you mean x-dict? Extensions of other tools are left alone.'],
  ['tags: [shop]', 'x-sensitive: true', '8:20: "x-sensitive" has no meaning here. It belongs on: schema. Move it'],
  ['description: 成功', 'x-rate-limit: read', '27:25: "x-rate-limit" has no meaning here. It belongs on: operation.'],
  [
    'components:\n  schemas:\n    Order',
    'x-rate-limits: {}\ncomponents:\n  schemas:\n    Order',
    '35:16: "x-rate-limits" has no meaning here. It belongs on: common.yaml. Move it, or drop it.',
  ],
  ['remedy: 换一件。, ', '', "8:13: x-errors.422001 must have required property 'remedy'. Fix it", 'common'],
  [
    'remedy:',
    'remdy:',
    '8:65: "remdy" is unknown. Known: subCode, msg, cause, remedy, rule, retry. Did you mean remedy?',
    'common',
  ],
  [
    'retry: fix',
    'retry: fixed',
    '8:79: x-errors.422001.retry must be equal to one of the allowed values. Expected: whether to send again: never, after a fix, the same again, or query first. Known: never, fix, same, query.',
    'common',
  ],
  ['D0002:', 'D2:', '18:7: x-dictionaries.D2 must match pattern "^D[0-9]{4}$". Fix it, or drop it.', 'common'],
];
for (const [from, to, message, file = 'shop'] of MISTAKES)
  test(message, () => {
    const problems = extensionProblems(readYaml(smallSite(file, from, to), `docs/_contract/${file}.yaml`));
    const [start, rest] = message.startsWith('Did') ? ['', message] : [`docs/_contract/${file}.yaml:`, message];
    expect(problems.map(formatProblem).join('\n')).toContain(start + rest);
    expect(problems.every((problem) => problem.file?.endsWith(`${file}.yaml`))).toBe(true);
  });

// Builds do not check them, as that takes a tenth of a second.
for (const [name, schema] of Object.entries({CHANGES, DOCUMENT, EXTENSIONS})) {
  test(`the schema ${name} is a JSON Schema`, () => {
    expect(new Ajv().validateSchema(schema)).toBe(true);
    expect(new Ajv().validateSchema({...schema, required: 'title'})).toBe(false);
  });
}
