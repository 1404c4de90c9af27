import {throwProblems} from '../../contract';
import {expandPage} from '../../src/plugins/docs/blocks/expanded-page';
import {anchorsIn} from '../../src/plugins/docs/tree/nodes';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';

const routeOf = (file: string): string => (file === 'docs/index.mdx' ? '/docs/' : `/${file.replace(/\.mdx$/, '')}`);

/**
 * The ledger of addresses of the pages of a folder: what a build of them publishes.
 *
 * @throws ProblemsError when a page cannot show its contract
 */
export async function publishedAddresses(folder: string): Promise<string> {
  const ledger: Record<string, readonly string[]> = {'/': [], '/blog/archive': []};
  for (const page of readDocFiles(folder)) {
    const {root, problems} = await expandPage(folder, '/docs', page);
    throwProblems(problems);
    ledger[routeOf(page.file)] = [...anchorsIn(root)].sort();
  }
  return `${JSON.stringify(ledger, null, 1)}\n`;
}
