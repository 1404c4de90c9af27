import {brotliCompressSync, gzipSync} from 'zlib';
import {expect} from '@playwright/test';
import {getRequest, rawRequest, statusOf} from '../checks/raw-request';
import {smallBuild} from '../fixtures/small-build';
import {test} from '../fixtures/site';

const TEXT = Array.from({length: 300}, (_, index) => `line ${index}`).join('\n');
const coded = (file: string) => ({
  [file]: TEXT,
  [`${file}.br`]: brotliCompressSync(TEXT),
  [`${file}.gz`]: gzipSync(TEXT),
});
const HASHED = 'assets/js/other.0a1b2c3d.js';
const FILES = {'docs/page.html': '/docs/page', [HASHED]: `/${HASHED}`, 'downloads/fields.csv': '/downloads/fields.csv'};

const headersOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n').slice(1);
const valuesOf = (answer: string, name: string) =>
  headersOf(answer).flatMap((line) =>
    line.toLowerCase().startsWith(`${name}: `) ? [line.slice(name.length + 2)] : [],
  );

test('ranges are parts of uncompressed files, and a range that a file lacks is an error that nothing keeps', async ({
  startSite,
}, testInfo) => {
  const build = smallBuild(testInfo.outputPath('build'), 'a', Object.assign({}, ...Object.keys(FILES).map(coded)));
  const site = await startSite(build);
  for (const address of Object.values(FILES))
    for (const accepts of ['br', 'gzip', 'gzip, deflate, br', 'identity']) {
      const ask = (headers: string) =>
        rawRequest(site.plainPort, getRequest(address, `Accept-Encoding: ${accepts}\r\n${headers}`));
      const part = await ask('Range: bytes=5-14\r\n');
      expect.soft([statusOf(part), part.split('\r\n\r\n')[1]], address).toEqual([206, TEXT.slice(5, 15)]);
      expect.soft(valuesOf(part, 'content-encoding'), address).toEqual([]);
      expect.soft(valuesOf(part, 'content-range'), address).toEqual([`bytes 5-14/${TEXT.length}`]);
      expect.soft((await ask('Range: bytes=-5\r\n')).split('\r\n\r\n')[1], address).toBe(TEXT.slice(-5));
      const missing = await ask('Range: bytes=999999-\r\n');
      expect
        .soft([statusOf(missing), valuesOf(missing, 'content-range')], address)
        .toEqual([416, [`bytes */${TEXT.length}`]]);
      expect.soft(valuesOf(missing, 'cache-control'), address).toEqual(['no-cache']);
      const names = headersOf(missing).map((line) => line.split(':')[0].toLowerCase());
      expect.soft(names, address).toEqual(Array.from(new Set(names)));
      expect.soft(names, address).toContain('content-security-policy');
      const outdated = await ask('Range: bytes=5-14\r\nIf-Range: "another"\r\n');
      expect.soft([statusOf(outdated), outdated.split('\r\n\r\n')[1]], address).toEqual([200, TEXT]);
    }
  const refused = await rawRequest(site.plainPort, getRequest(`/${HASHED}`, 'If-Match: "another"\r\n'));
  expect([statusOf(refused), valuesOf(refused, 'cache-control')]).toEqual([412, ['no-cache']]);
  await site.stop();
});
