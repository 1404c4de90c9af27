import type {Problem} from '../../../contract';
import {readDocFiles} from '../../../src/plugins/docs/doc-files';
import {expandPage} from '../../../src/plugins/docs/page/expanded-page';
import {readPage} from '../../../src/plugins/docs/page/read-page';
import {frontMatterProblems} from './front-matter';
import {headingProblems} from './headings';
import {imageProblems} from './images';
import {typedTableProblems} from './typed-tables';

/** Finds what in the pages of all docs versions is against the rules of this site, and what Docusaurus would take. */
export async function pageProblems(siteDir: string): Promise<readonly Problem[]> {
  const problems = readDocFiles(siteDir).map(async (doc) => {
    const page = await readPage(doc);
    const {root} = await expandPage(siteDir, '/docs', doc);
    return [
      ...frontMatterProblems(doc),
      ...headingProblems(page, root),
      ...imageProblems(page),
      ...typedTableProblems(page),
    ];
  });
  return (await Promise.all(problems)).flat();
}
