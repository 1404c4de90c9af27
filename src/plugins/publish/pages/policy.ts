import {contentSecurityPolicy, policyTag} from '../../../../deploy/serve/policy';
import {throwProblems} from '../../../../contract';
import {InlineElements} from './inline-elements';
import {changePages} from './pages';
import type {Pages} from './pages';
import {refusedMarkup} from './refused-markup';

/**
 * The policy is placed right after this tag: browsers look for the encoding in the first 1024 bytes, and apply a policy only to what
 * follows it.
 */
const ENCODING_TAG = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Adds the Content-Security-Policy of the build to every page. Must be the last change to the pages.
 *
 * @returns the policy as a head element
 * @throws ProblemsError for markup that the policy blocks, and for a page without an encoding
 */
export function addPolicy(pages: Pages): string {
  const inline = new InlineElements();
  for (const html of pages.values()) inline.add(html);
  throwProblems(
    Array.from(pages).flatMap(([file, html]) => [
      ...refusedMarkup(file, html),
      ...(ENCODING_TAG.test(html)
        ? []
        : [
            {
              plugin: 'publish',
              file: `build/${file}`,
              message: 'no <meta charset="UTF-8">. The policy goes after it. Restore it.',
            },
          ]),
    ]),
  );
  const tag = policyTag(contentSecurityPolicy(inline));
  changePages(pages, (html) => html.replace(ENCODING_TAG, (encoding) => encoding + tag));
  return tag;
}
