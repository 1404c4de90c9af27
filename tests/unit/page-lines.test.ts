import {expect} from '@playwright/test';
import {pageLines} from '../../src/plugins/docs/page-lines';
import {test} from './plain-test';

const codes = (...lines: readonly string[]) => pageLines(lines.join('\n')).map(({code}) => code);

test('a block ends with as many marks of its kind, and with no others', () => {
  expect(codes('a', '```json', '# a', '```', 'b')).toEqual([undefined, 'opens', 'inside', 'closes', undefined]);
  expect(codes('````', '```', '~~~~', '````')).toEqual(['opens', 'inside', 'inside', 'closes']);
  expect(codes('~~~', '```openapi v3#a', '~~~~', 'b')).toEqual(['opens', 'inside', 'closes', undefined]);
  expect(codes('```', '``` json', '```')).toEqual(['opens', 'inside', 'closes']);
});

test('backticks in a line open nothing', () => {
  expect(codes('```code```', 'a')).toEqual([undefined, undefined]);
});

test('a block that nothing closes ends with the page', () => {
  expect(codes('```', 'a', '')).toEqual(['opens', 'inside', 'inside']);
});

test('lines have their numbers, with any line ends', () => {
  expect(pageLines('a\r\nb')).toEqual([{number: 1, text: 'a'}, {number: 2, text: 'b'}]);
});
