import {readFileSync} from 'fs';
import path from 'path';
import {expand} from '../../../docs/blocks/expand';
import {MARKDOWN_BLOCKS} from '../../../docs/blocks/markdown-blocks';
import {createPageContext, folderOf} from '../../../docs/blocks/page-context';
import {formatProblem, openContracts, throwProblems} from '../../../../../contract';
import {docsRoute} from '../../../docs/doc-files';
import {sourceFile} from '../../../docs/loaded-docs';
import type {LoadedDoc} from '../../../docs/loaded-docs';
import type {LinkWriter} from './links';
import {toMarkdown} from './to-markdown';

/**
 * The Markdown of a page, with its blocks expanded.
 *
 * @param link writes its links
 * @throws when a part of the page has no Markdown form
 */
export function pageMarkdown(siteDir: string, baseUrl: string, doc: LoadedDoc, link: LinkWriter): string {
  const file = sourceFile(doc);
  const source = readFileSync(path.join(siteDir, file), 'utf8').replace(/\r\n/g, '\n');
  const folder = folderOf(file);
  const contracts = openContracts(siteDir, folder);
  const context = createPageContext(siteDir, docsRoute(baseUrl), folder, contracts);
  const {markdown, problems} = expand(file, source, contracts, context, MARKDOWN_BLOCKS);
  throwProblems(problems);
  try {
    return toMarkdown(markdown, doc.title, doc.description, link);
  } catch (error) {
    throw new Error(formatProblem({plugin: 'publish', file, message: (error as Error).message}));
  }
}
