import {throwProblems} from '../../contract';
import type {Ledger} from '../../src/plugins/addresses/ledger';
import {expandPage} from '../../src/plugins/docs/blocks/expanded-page';
import {anchorsIn} from '../../src/plugins/docs/tree/nodes';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';

/** Front matter that gives a page another address than its file name. */
const ADDRESS = /^---\r?\n(?:(?!---)[^\n]*\n)*?(slug|id):[ \t]*['"]?([^'"\r\n]+)/;

function routeOf(file: string, markdown: string): string {
  if (file === 'docs/index.mdx') return '/docs/';
  const [, key, value = ''] = ADDRESS.exec(markdown) ?? [];
  const name = file.replace(/\.mdx?$/, '');
  if (key === undefined) return `/${name}`;
  if (key === 'slug' && value.startsWith('/')) return `/docs${value.trim()}`;
  return `/${name.slice(0, name.lastIndexOf('/') + 1)}${value.trim()}`;
}

/**
 * The routes and anchors of the pages in `docs/` of a folder.
 *
 * @throws ProblemsError if a page cannot show its contract
 */
export async function currentAddresses(folder: string): Promise<Ledger> {
  const ledger: Record<string, readonly string[]> = {};
  for (const page of readDocFiles(folder).filter(({file}) => file.startsWith('docs/'))) {
    const {root, problems} = await expandPage(folder, '/docs', page);
    throwProblems(problems);
    ledger[routeOf(page.file, page.markdown)] = [...anchorsIn(root)].sort();
  }
  return ledger;
}

/**
 * The ledger of a new site, with every address that its build publishes.
 *
 * @throws ProblemsError if a page cannot show its contract
 */
export async function publishedAddresses(folder: string): Promise<string> {
  const ledger = {'/': [], '/blog/archive': [], ...(await currentAddresses(folder))};
  return `${JSON.stringify(ledger, null, 1)}\n`;
}
