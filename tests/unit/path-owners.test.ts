import {expect, test} from './plain-test';
import {pathProblems} from '../../tools/lint/owners';

const list = (sample: string[], owner: string[], engine: string[]) =>
  JSON.stringify({sample: {paths: sample}, owner: {paths: owner}, engine: {paths: engine}}, null, 2);

const messagesOf = (text: string, ...files: string[]) =>
  pathProblems(text, files, (place) => files.some((file) => `${file}/`.startsWith(`${place}/`))).map(
    ({line, message}) => `${line}: ${message}`,
  );

test('a path belongs to the longest of those that are named', () => {
  expect(messagesOf(list([], ['src/data'], ['src']), 'src/data/a.ts', 'src/b.ts')).toEqual([]);
});

test('a path that two own, one that nobody owns, and one that is not there are reported', () => {
  expect(messagesOf(list(['docs'], ['docs'], ['src', 'gone']), 'docs/a.mdx', 'src/b.ts', 'new/c.ts')).toEqual([
    expect.stringMatching(/^4: "docs" is named twice, the second time as the owner's\./),
    expect.stringMatching(/^\d+: "gone" is not there\./),
    expect.stringMatching(/^1: nothing says whose new is\./),
  ]);
});
