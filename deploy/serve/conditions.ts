import type {IncomingHttpHeaders} from 'http';
import type {StoredFile} from './stored-file';

/** Whether a list of entity tags, or `*`, matches this one; weak tags by the weak comparison (RFC 9110, section 8.8.3.2). */
function names(list: string, etag: string, isWeak: boolean): boolean {
  const tags = list.split(',').map((tag) => tag.trim());
  return list.trim() === '*' || tags.map((tag) => (isWeak ? tag.replace(/^W\//, '') : tag)).includes(etag);
}

const isSameDate = (date: string | undefined, lastModified: string): boolean =>
  date !== undefined && Date.parse(date) === Date.parse(lastModified);

/**
 * The status by the conditions of a request (RFC 9110, section 13.2.2): 304 if the client's copy is current, 412 if it expects another
 * state. A date matches only if it is equal, as in nginx: after a rollback the current file is older.
 *
 * @returns undefined if the file is to be sent
 */
export function conditionalStatus(
  headers: IncomingHttpHeaders,
  {etag, lastModified}: StoredFile,
): 304 | 412 | undefined {
  const {'if-match': match, 'if-none-match': noneMatch, 'if-unmodified-since': unmodifiedSince} = headers;
  if (match !== undefined && !names(match, etag, false)) return 412;
  if (match === undefined && Date.parse(unmodifiedSince ?? '') < Date.parse(lastModified)) return 412;
  const isCurrent =
    noneMatch === undefined ? isSameDate(headers['if-modified-since'], lastModified) : names(noneMatch, etag, true);
  return isCurrent ? 304 : undefined;
}

/** Whether a range may be sent: `If-Range` is missing or matches the current state (RFC 9110, section 13.1.5). */
export function isRangeCurrent(
  {'if-range': condition}: IncomingHttpHeaders,
  {etag, lastModified}: StoredFile,
): boolean {
  return condition === undefined || condition === etag || isSameDate(String(condition), lastModified);
}
