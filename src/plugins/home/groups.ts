import type {DocGroupData} from '../../data/home-page';
import type {LoadedVersion} from '../docs/loaded-docs';
import {firstClause} from './newest';

/**
 * The groups of the latest version's sidebar, in its order.
 *
 * @param interfacesOn how many interfaces a page has, by its id
 */
export function docGroupsOf({docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>, interfacesOn: (page: string) => number): readonly DocGroupData[] {
  const noteOf = (page: string, description: string) => (interfacesOn(page) > 0 ? `${interfacesOn(page)} 个接口` : firstClause(description));
  return Object.values(sidebars)
    .flat()
    .filter(({type}) => type === 'category')
    .map(({label, items = [], customProps}) => ({
      title: label ?? '',
      description: customProps?.description ?? '',
      docs: items.flatMap(({id}) =>
        docs
          .filter((doc) => doc.id === id || doc.unversionedId === id)
          .map(({title, description, permalink, unversionedId}) => ({title, note: noteOf(unversionedId, description), path: permalink})),
      ),
    }));
}
