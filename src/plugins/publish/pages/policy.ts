import {contentSecurityPolicy, policyTag} from '../../../../deploy/serve/policy';
import {throwProblems} from '../../../../contract';
import {InlineElements} from './inline-elements';
import {changePages} from './pages';
import type {Pages} from './pages';
import {refusedMarkup} from './refused-markup';

/** Browsers look for the encoding in the first 1024 bytes, and apply a policy to what comes after it: hence the place between. */
const ENCODING_TAG = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Gives every page the Content-Security-Policy of the build. Nothing in the pages changes after this.
 *
 * @returns the pages, and the policy as an element of their heads
 * @throws ProblemsError for markup that the policy refuses, and for a page without an encoding
 */
export function addPolicy(pages: Pages): {readonly pages: Pages; readonly tag: string} {
  const inline = new InlineElements();
  for (const html of pages.values()) inline.add(html);
  throwProblems(
    Array.from(pages).flatMap(([file, html]) => [
      ...refusedMarkup(file, html),
      ...(ENCODING_TAG.test(html) ? [] : [{plugin: 'publish', file: `build/${file}`, message: 'no <meta charset="UTF-8">. The policy goes after it. Restore it.'}]),
    ]),
  );
  const tag = policyTag(contentSecurityPolicy(inline));
  return {tag, pages: changePages(pages, (html) => html.replace(ENCODING_TAG, (encoding) => encoding + tag))};
}
