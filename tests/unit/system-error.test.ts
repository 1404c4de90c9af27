import {expect, test} from './plain-test';
import {mkdirSync, readFileSync, symlinkSync} from 'fs';
import path from 'path';
import {explainErrors} from '../../deploy/release/system-error';

const LIVE = '0123456789ab';

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: as the system says it, write`), {code, syscall: 'write', errno: -1, ...more});

function rootOf(folder: string) {
  mkdirSync(path.join(folder, 'releases', LIVE), {recursive: true});
  symlinkSync(`releases/${LIVE}`, path.join(folder, 'current'));
  return folder;
}

const failing = (root: string, error: Error) => explainErrors('deploy', root, () => Promise.reject(error));

for (const [code, cause, remedy] of [
  ['ENOSPC', 'the disk is full', 'Free space or inodes there'],
  ['EDQUOT', 'the disk quota of this user is used up', 'raise the quota'],
  ['EROFS', 'the file system is read-only', 'Mount it writable'],
  ['EACCES', 'this user is not allowed to do that', 'as the owner of the folder'],
  ['EPERM', 'this user or the file system does not allow that', 'as the owner of the folder'],
  ['EFBIG', 'the file is larger than this process or file system allows', 'Raise `ulimit -f`'],
  ['EXDEV', 'this would cross file systems', 'on one file system'],
  ['EIO', 'the disk fails', 'system log'],
  ['ENOTDIR', 'something else is in this place', 'move it away'],
  ['EOTHER', 'EOTHER: as the system says it', 'Fix that.'],
] as const)
  test(`${code} says what happened, what is live and what to do`, async () => {
    const root = rootOf(test.info().outputPath('root'));
    const error = failing(root, failure(code));
    await expect(error).rejects.toThrow(`[deploy] ${root}: ${cause}`);
    await expect(error).rejects.toThrow(`(${code}). Release ${LIVE} is live and unchanged.`);
    await expect(error).rejects.toThrow(remedy);
  });

test('the file is named where the system names one, of two the one that was to be made', async () => {
  const root = rootOf(test.info().outputPath('root'));
  await expect(failing(root, failure('ENOSPC', {path: '/a'}))).rejects.toThrow('[deploy] /a: the disk');
  await expect(failing(root, failure('EXDEV', {path: '/a', dest: '/b'}))).rejects.toThrow('[deploy] /b: this would');
});

test('before the first release nothing is live; after the switch the new one is', async () => {
  const root = test.info().outputPath('root');
  await expect(failing(root, failure('EROFS'))).rejects.toThrow('No release is live, as before.');
  const switching = explainErrors('deploy', root, () => {
    rootOf(root);
    return Promise.reject(failure('EROFS'));
  });
  await expect(switching).rejects.toThrow(`Release ${LIVE} is live now.`);
});

test('errors of the program itself stay as they are', async () => {
  const error = new Error('[deploy] a.html: It is missing.');
  await expect(failing(test.info().outputPath('root'), error)).rejects.toBe(error);
});

test('an error that the system really makes is explained', async () => {
  const work = async () => readFileSync(test.info().outputPath('root'), 'utf8');
  await expect(explainErrors('rollback', test.info().outputPath('root'), work)).rejects.toThrow(
    `[rollback] ${test.info().outputPath('root')}: something else is in this place, or nothing (ENOENT).`,
  );
});
