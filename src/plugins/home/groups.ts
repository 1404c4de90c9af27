import type {DocGroupData} from '../../data/home-page';
import {idsIn} from '../docs/files/loaded-docs';
import type {LoadedDoc, LoadedVersion} from '../docs/files/loaded-docs';
import {firstClause} from './newest';
import * as words from '../../../contract/words';

/**
 * The groups of the latest version's sidebar, in its order.
 *
 * @param interfacesOn returns the number of interfaces on a page, by the page's id
 */
export function docGroupsOf(
  {docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  interfacesOn: (page: string) => number,
): readonly DocGroupData[] {
  const noteOf = (page: string, description: string) =>
    interfacesOn(page) > 0
      ? words.interpolate(words.home.interfaces, {count: interfacesOn(page)})
      : firstClause(description);
  const known = new Map<string | undefined, LoadedDoc>(
    docs.flatMap((doc) => [
      [doc.id, doc],
      [doc.unversionedId, doc],
    ]),
  );
  return Object.values(sidebars)
    .flat()
    .filter(({type}) => type === 'category')
    .map(({label, items = [], customProps}) => ({
      title: label ?? '',
      description: customProps?.description ?? '',
      docs: items.flatMap(idsIn).flatMap((id) => {
        const doc = known.get(id);
        return doc
          ? [{title: doc.title, note: noteOf(doc.unversionedId, doc.description), docId: doc.unversionedId}]
          : [];
      }),
    }));
}
