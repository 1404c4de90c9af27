import {readFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {throwProblems} from '../../../../../contract';
import {docsRoute} from '../../../docs/doc-files';
import {sourceFile} from '../../../docs/loaded-docs';
import type {LoadedDoc} from '../../../docs/loaded-docs';
import {expandPage} from '../../../docs/page/expanded-page';
import {titleHeading} from '../../../docs/page/content-title';
import {loadRemark} from '../../../docs/page/remark';
import type {Places} from '../../../docs/page/targets/places';
import {withTargets} from '../../../docs/page/targets/with-targets';
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
