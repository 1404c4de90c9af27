import {CHANGES_PAGE} from '../data/versions';

type Doc = {readonly id: string; readonly path: string};
type Version = {readonly docs: readonly Doc[]; readonly mainDocId: string};

/**
 * The page of another docs version to link to where that version lacks the current page.
 *
 * @param newer whether it is newer than the current page's version: then its page of changes, which explains the removal, else its first
 * page
 */
export function substituteFor({docs, mainDocId}: Version, newer: boolean): string {
  const changes = newer ? docs.find(({id}) => id === CHANGES_PAGE) : undefined;
  return (changes ?? docs.find(({id}) => id === mainDocId))?.path ?? '';
}
