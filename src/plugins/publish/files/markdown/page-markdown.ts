import {readFileSync} from 'fs';
import path from 'path';
import {formatProblem, throwProblems} from '../../../../../contract';
import {docsRoute} from '../../../docs/doc-files';
import {sourceFile} from '../../../docs/loaded-docs';
import type {LoadedDoc} from '../../../docs/loaded-docs';
import {expandPage} from '../../../docs/page/expanded-page';
import {loadRemark} from '../../../docs/page/remark';
import type {LinkWriter} from './links';
import {toMarkdown} from './to-markdown';

/**
 * The Markdown of a page with its blocks expanded.
 *
 * @param link maps its links
 * @throws when a part of the page has no Markdown form
 */
export async function pageMarkdown(
  siteDir: string,
  baseUrl: string,
  doc: LoadedDoc,
  link: LinkWriter,
): Promise<string> {
  const file = sourceFile(doc);
  const page = {file, markdown: readFileSync(path.join(siteDir, file), 'utf8')};
  const {root, problems} = await expandPage(siteDir, docsRoute(baseUrl), page);
  throwProblems(problems);
  try {
    return toMarkdown(root, doc.title, doc.description, link, await loadRemark());
  } catch (error) {
    throw new Error(formatProblem({plugin: 'publish', file, message: (error as Error).message}));
  }
}
