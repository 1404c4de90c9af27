import type {IncomingMessage} from 'http';
import {expect, test} from './plain-test';
import {partOf, rangeOf} from '../../deploy/serve/range';

const follow = (range: string, method = 'GET') => rangeOf({method, headers: {range}} as IncomingMessage);

for (const range of ['bytes=0-9', 'bytes=5-', 'bytes=-5', 'Bytes=0-0'])
  test(`the range "${range}" is followed`, () => expect(follow(range)).toBe(range));

for (const range of [
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=0-1,3-4',
  'bytes= 0-1',
  'lines=0-1',
  `bytes=0-${'9'.repeat(20)}`,
])
  test(`the range "${range}" is ignored`, () => expect(follow(range)).toBeUndefined());

test('a range is ignored where the method is not GET', () => expect(follow('bytes=0-9', 'HEAD')).toBeUndefined());

const PARTS = [
  {range: 'bytes=0-9', part: {start: 0, end: 10}},
  {range: 'bytes=5-', part: {start: 5, end: 100}},
  {range: 'bytes=-5', part: {start: 95, end: 100}},
  {range: 'bytes=-500', part: {start: 0, end: 100}},
  {range: 'bytes=99-200', part: {start: 99, end: 100}},
  {range: 'bytes=100-', part: undefined},
  {range: 'bytes=9-5', part: undefined},
  {range: 'bytes=-0', part: undefined},
];

for (const {range, part} of PARTS)
  test(`of 100 bytes "${range}" names ${JSON.stringify(part) ?? 'none'}`, () =>
    expect(partOf(range, 100)).toEqual(part));
