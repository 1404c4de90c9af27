import {contentSecurityPolicy, policyTag} from '../../../../deploy/serve/policy';
import {throwProblems} from '../../../../contract';
import {PLUGIN} from '../../policy/options';
import type {Policy} from '../../policy/options';
import {InlineElements} from './inline-elements';
import type {SiteScripts} from './inline-scripts';
import {changePages} from './pages';
import type {Pages} from './pages';

/**
 * The policy is placed right after this tag: browsers look for the encoding in the first 1024 bytes, and apply a policy only to what
 * follows it.
 */
const ENCODING_TAG = /<meta charset="?utf-8"?\s*\/?>/i;
const NO_ENCODING = 'no <meta charset="UTF-8">. The policy goes after it. Restore it.';

/** What pages may load and run beyond the files of the site: its inline scripts, and what its configuration permits. */
export type Allowed = {readonly scripts: Pick<SiteScripts, 'has'>; readonly policy: Policy};

/**
 * Adds the Content-Security-Policy of the build to every page. Must be the last change to the pages.
 *
 * @returns the policy as a head element
 * @throws ProblemsError for a page without an encoding
 */
export function addPolicy(pages: Pages, {scripts, policy}: Allowed): string {
  const inline = new InlineElements(scripts);
  for (const html of pages.values()) inline.add(html);
  throwProblems(
    Array.from(pages)
      .filter(([, html]) => !ENCODING_TAG.test(html))
      .map(([file]) => ({plugin: PLUGIN, file: `build/${file}`, message: NO_ENCODING})),
  );
  const tag = policyTag(contentSecurityPolicy(inline, policy));
  changePages(pages, (html) => html.replace(ENCODING_TAG, (encoding) => encoding + tag));
  return tag;
}
