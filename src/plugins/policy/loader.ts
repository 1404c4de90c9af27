import path from 'path';
import type {LoaderContext} from 'webpack';
import {throwProblems} from '../../../contract';
import {loadRemark} from '../docs/page/remark';
import {policyOf} from './options';
import {markupProblems} from './page-markup';

/** The comments of MDX 1, which MDX 3 does not parse. */
const COMMENT = /<!--[^]*?-->/g;

/**
 * Loader that checks a page which stock compiles, e.g. of the blog or of src/pages, and passes it on. A page that only MDX 1 can parse has
 * no lines here; what is wrong with it is found on the built page.
 *
 * @throws ProblemsError for what the policy of the site does not permit
 */
export default async function policyLoader(
  this: LoaderContext<{readonly siteDir: string}>,
  source: string,
): Promise<string> {
  const {siteDir} = this.getOptions();
  const {parse} = await loadRemark();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  let root;
  try {
    ({root} = parse(source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))));
  } catch {
    return source;
  }
  throwProblems(markupProblems({file, root}, policyOf(siteDir)));
  return source;
}
