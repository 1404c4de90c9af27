import {readFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {throwProblems} from '../../../../../contract';
import {docsRoute} from '../../../docs/files/doc-files';
import {sourceFile} from '../../../docs/files/loaded-docs';
import type {LoadedDoc} from '../../../docs/files/loaded-docs';
import {expandPage} from '../../../docs/blocks/expanded-page';
import {titleHeading} from '../../../docs/read/headings';
import {loadRemark} from '../../../docs/read/remark';
import type {Places} from '../../../docs/targets/places';
import {withTargets} from '../../../docs/targets/resolve';
import type {LinkWriter} from './links';
import {contentOfHtml} from './from-html';
import {hasMarkdown, pageOf, toMarkdown} from './to-markdown';

/**
 * The Markdown of a page with its blocks expanded.
 *
 * @param places where the addresses on it may lead
 * @param link maps its links
 * @param html the page as it was rendered
 * @throws ProblemsError with problems of the page
 */
export async function pageMarkdown(
  {siteDir, baseUrl}: Pick<Props, 'siteDir' | 'baseUrl'>,
  doc: LoadedDoc,
  places: Places,
  link: LinkWriter,
  html: () => string,
): Promise<string> {
  const file = sourceFile(doc);
  const page = {file, markdown: readFileSync(path.join(siteDir, file), 'utf8')};
  const {root, problems} = await expandPage(siteDir, docsRoute(baseUrl), page);
  throwProblems(problems);
  const remark = await loadRemark();
  const title = titleHeading(root) ?? doc.title;
  const description = String(doc.frontMatter.description ?? '');
  return hasMarkdown(root)
    ? toMarkdown(withTargets({file, root}, places).root, title, description, link, remark)
    : remark.toMarkdown(pageOf(title, description, await contentOfHtml(html(), link)));
}
