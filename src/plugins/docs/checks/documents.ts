import type {DocMetadataBase} from '@docusaurus/plugin-content-docs/lib/types';
import {suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import type {DocFile} from '../files/doc-files';
import type {StockVersion} from '../files/stock-docs';
import {frontMatterProblem} from './front-matter';
import {quietly} from './problem';

export type DocDocument = {readonly page: DocFile; readonly document: DocMetadataBase};

export type Documents = {readonly known: readonly DocDocument[]; readonly problems: readonly Problem[]};

const NAMES_PAGE = ['pagination_prev', 'pagination_next'] as const;

/** The ids by which sidebars may refer to a page: in a frozen version also one with the version's name. */
export const idsOf = ({document}: DocDocument): readonly string[] => [document.unversionedId, document.id];

/** Reports pages with the same id, or with an address that may not repeat, as another one: beta.13 would leave them out. */
function namesakes(known: readonly DocDocument[], {repeatsAddresses}: StockVersion): readonly Problem[] {
  const first = new Map<string, DocFile>();
  return known.flatMap(({page, document: {id, permalink}}) => {
    const same = [['id', id], ...(repeatsAddresses ? [] : [['slug', permalink]])].find(([, value]) => first.has(value));
    [id, permalink].forEach((value) => first.set(value, first.get(value) ?? page));
    if (!same) return [];
    const [key, value] = same;
    const what = key === 'id' ? 'id' : 'address';
    const message = `has the ${what} "${value}", as ${first.get(value)?.file} has. Rename one of them, or give it another "${key}" in its front matter.`;
    return [frontMatterProblem(page, [key], message)];
  });
}

/** Reads the pages of a docs version as beta.13 will do later. Their front matter must have no problems. */
export function readDocuments(version: StockVersion, pages: readonly DocFile[]): Documents {
  const known: DocDocument[] = [];
  const problems: Problem[] = [];
  for (const page of pages)
    try {
      known.push({page, document: quietly(() => version.documentOf(page))});
    } catch (error) {
      const [message] = (error as Error).message.split('\n');
      const isId = message.includes('cannot include slash');
      const remedy = isId
        ? 'Write the id without "/".'
        : 'Give the page a "slug" such as /my/page in its front matter.';
      problems.push(frontMatterProblem(page, [isId ? 'id' : 'slug'], `${message} ${remedy}`));
    }
  const ids = known.flatMap(idsOf);
  const unknown = known.flatMap(({page, document: {frontMatter}}) =>
    NAMES_PAGE.flatMap((key) => {
      const id = frontMatter[key];
      if (!id || ids.includes(id)) return [];
      const message = `"${key}" names no page: "${id}".${suggestion(id, ids)} Write the id of a page of this version.`;
      return [frontMatterProblem(page, [key], message)];
    }),
  );
  return {
    known,
    problems: [...problems, ...namesakes(known, version), ...unknown],
  };
}
