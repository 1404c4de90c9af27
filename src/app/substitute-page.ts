import {CHANGES_PAGE} from '../data/versions';

type Doc = {readonly id: string; readonly path: string};
type Version = {readonly docs: readonly Doc[]; readonly mainDocId: string};

/**
 * Where a docs version leads that lacks the page which is being read.
 *
 * @param newer whether it is newer than the page: its page of changes says what became of it; an older one begins with its first page
 */
export function substituteFor({docs, mainDocId}: Version, newer: boolean): string {
  const changes = newer ? docs.find(({id}) => id === CHANGES_PAGE) : undefined;
  return (changes ?? docs.find(({id}) => id === mainDocId))?.path ?? '';
}
