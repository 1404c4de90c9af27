import {expect, test} from './plain-test';
import {smallSite} from '../fixtures/small-site';
import {extensionProblems} from '../../contract/rules/extensions';
import {readYaml} from '../../contract/read/yaml-file';
import {formatProblem} from '../../contract/problems';

const MISTAKES = [
  {
    name: 'a wrong type',
    from: 'x-rate-limit: write',
    to: 'x-rate-limit: 20',
    message: '9:21: x-rate-limit must be string. Expected: key of `x-rate-limits`.',
  },
  {
    name: 'a value of a wrong form',
    from: "['422001']",
    to: '[OUT_OF_STOCK]',
    message: '10:23: x-error-codes.0 must match pattern "^[0-9]{6}$". Mend it, or drop it.',
  },
  {
    name: 'an unknown extension',
    from: 'x-dict:',
    to: 'x-dic:',
    message:
      /^19:84: "x-dic" is unknown\. Known: x-signing, x-doc-page, .*\. Did you mean x-dict\? Extensions of other tools are left alone\.$/,
  },
  {
    name: 'an extension of a schema on an operation',
    from: 'x-doc-page: shop',
    to: 'x-sensitive: true',
    message: '8:20: "x-sensitive" has no meaning here. It belongs on: schema. Move it, or drop it.',
  },
  {
    name: 'an extension of an operation on a response',
    from: 'description: 成功',
    to: 'x-doc-page: shop',
    message: '27:23: "x-doc-page" has no meaning here. It belongs on: operation, webhook. Move it, or drop it.',
  },
  {
    name: 'a table of common.yaml in a contract',
    from: 'components:\n  schemas:\n    Order',
    to: 'x-rate-limits: {}\ncomponents:\n  schemas:\n    Order',
    message: '35:16: "x-rate-limits" has no meaning here. It belongs on: common.yaml. Move it, or drop it.',
  },
  {
    name: 'an error code without a remedy',
    file: 'common',
    from: 'remedy: 换一件。, ',
    to: '',
    message: "8:13: x-errors.422001 must have required property 'remedy'. Mend it, or drop it.",
  },
  {
    name: 'a mistyped key of an error code',
    file: 'common',
    from: 'remedy:',
    to: 'remdy:',
    message: '8:65: "remdy" is unknown. Known: subCode, msg, cause, remedy, rule, retry. Did you mean remedy?',
  },
  {
    name: 'a retry advice that does not exist',
    file: 'common',
    from: 'retry: fix',
    to: 'retry: fixed',
    message:
      '8:79: x-errors.422001.retry must be equal to one of the allowed values. Expected: whether to send again: never, after a fix, the same again, or query first. Known: never, fix, same, query.',
  },
  {
    name: 'a dictionary number of a wrong form',
    file: 'common',
    from: 'D0002:',
    to: 'D2:',
    message: '18:7: x-dictionaries.D2 must match pattern "^D[0-9]{4}$". Mend it, or drop it.',
  },
];

for (const {name, file = 'shop', from, to, message} of MISTAKES) {
  test(`${name} is reported with file, line and column`, () => {
    const site = smallSite(file, from, to);
    const problems = extensionProblems(readYaml(site, `docs/_contract/${file}.yaml`)).map(formatProblem);
    const start = `[contract] docs/_contract/${file}.yaml:`;
    expect(problems.every((problem) => problem.startsWith(start))).toBe(true);
    expect(problems.map((problem) => problem.slice(start.length))).toContainEqual(
      message instanceof RegExp ? expect.stringMatching(message) : message,
    );
  });
}
