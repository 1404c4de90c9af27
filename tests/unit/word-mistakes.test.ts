import {expect, test} from './plain-test';
import {wordProblems} from '../../src/plugins/docs/checks/words';
import {interpolate} from '../../contract/words';
import {siteWith} from './fixtures/site-with';

test('a placeholder takes its value, and one without a value is refused', () => {
  expect(interpolate('{name} 为 {value}', {name: 'a', value: 1})).toBe('a 为 1');
  expect(() => interpolate('{name} 为 {value}', {name: 'a'})).toThrow(
    '[words] "{name} 为 {value}" has no value for {value}. Known: name.',
  );
});

test('a word that a language lacks, and one with other placeholders, are problems of its file', () => {
  const folder = siteWith({
    'en/a.json': JSON.stringify({one: 'one', many: {few: 'some'}}),
    'zh/a.json': JSON.stringify({one: '一', many: {few: '{n} 个', all: '全部'}}),
  });
  expect(wordProblems(folder).map(({file, message}) => `${file}: ${message}`)).toEqual([
    'words/zh/a.json: "many.few" has the placeholders {n}. In words/en/a.json it has none. Use the same.',
    'words/en/a.json: "many.all" is missing. words/zh/a.json has it. Add it here.',
  ]);
});
