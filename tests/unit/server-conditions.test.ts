import {expect, test} from './plain-test';
import {conditionalStatus, isRangeCurrent} from '../../deploy/serve/conditions';
import {StoredFile} from '../../deploy/serve/stored-file';

const file = new StoredFile(Buffer.from('a page'), Date.UTC(2026, 0, 2, 3, 4, 5, 678));
const date = 'Fri, 02 Jan 2026 03:04:05 GMT';
const [earlier, later] = ['Thu, 01 Jan 2026 03:04:05 GMT', 'Sat, 03 Jan 2026 03:04:05 GMT'];
const {etag} = file;

test('a file has its date in whole seconds, and a tag of its content alone', () => {
  expect(file.lastModified).toBe(date);
  expect(new StoredFile(Buffer.from('a page'), 0).etag).toBe(etag);
  expect(new StoredFile(Buffer.from('another'), 0).etag).not.toBe(etag);
});

const CASES = [
  {headers: {}, status: undefined},
  {headers: {'if-none-match': etag}, status: 304},
  {headers: {'if-none-match': `"a", W/${etag}`}, status: 304},
  {headers: {'if-none-match': '*'}, status: 304},
  {headers: {'if-none-match': '"a"', 'if-modified-since': date}, status: undefined},
  {headers: {'if-modified-since': date}, status: 304},
  {headers: {'if-modified-since': later}, status: undefined},
  {headers: {'if-modified-since': 'no date'}, status: undefined},
  {headers: {'if-match': etag}, status: undefined},
  {headers: {'if-match': `W/${etag}`}, status: 412},
  {headers: {'if-match': '"a"'}, status: 412},
  {headers: {'if-unmodified-since': earlier}, status: 412},
  {headers: {'if-unmodified-since': later}, status: undefined},
];

for (const {headers, status} of CASES)
  test(`${JSON.stringify(headers).replaceAll(etag.slice(1, -1), '…')} leads to ${status ?? 'the file'}`, () =>
    expect(conditionalStatus(headers, file)).toBe(status));

test('a range is sent where If-Range names the present state', () => {
  for (const value of [undefined, etag, date]) expect(isRangeCurrent({'if-range': value}, file)).toBe(true);
  for (const value of [`W/${etag}`, '"a"', earlier, later])
    expect(isRangeCurrent({'if-range': value}, file)).toBe(false);
});
