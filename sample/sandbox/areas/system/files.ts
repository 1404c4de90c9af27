import {createHash} from 'crypto';
import {beijingTime} from '../../platform/clock';
import type {StoredFile} from '../../records';
import {Failure, invalid} from '../../platform/failure';
import type {Rule, World} from '../../platform/world';
import * as words from '../../../words';

/** Milliseconds for which a file may be used. */
export const FILE_LIFE = 24 * 3600 * 1000;
/** First bytes of files, by extension. */
const BEGINNINGS: Readonly<Record<string, Buffer>> = {
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  pdf: Buffer.from('%PDF-'),
};

/**
 * A file that is valid for use.
 *
 * @param field the request field that names it
 * @throws Failure 404001 when it does not exist or has expired, 400003 when it was uploaded for another purpose
 */
export function findFile({store, clock}: World, fileId: string, fileType: string, field: string): StoredFile {
  const file = store.files.find(fileId);
  if (file.expiresAt <= clock.now()) throw new Failure('404001');
  if (file.fileType !== fileType) throw invalid(field, 'const', words.platform.invalid.fileType, {fileType});
  return file;
}

type Upload = {readonly meta: {readonly fileName: string; readonly sha256: string; readonly fileType: string}};

/** 上传证件影像. */
export const uploadFile: Rule<Upload> = ({meta: {fileName, sha256, fileType}}, {store, clock}, {file}) => {
  const bytes = file?.bytes ?? Buffer.alloc(0);
  const beginning = BEGINNINGS[fileName.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!bytes.subarray(0, beginning.length).equals(beginning)) throw new Failure('400005');
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw invalid('/meta/sha256', 'const', words.platform.invalid.digest);
  }
  const {id, expiresAt} = store.files.add({fileType, sha256, expiresAt: clock.now() + FILE_LIFE});
  return {fileId: `FI${id}`, expireTime: beijingTime(expiresAt)};
};
