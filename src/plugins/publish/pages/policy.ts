import {contentSecurityPolicy, policyTag} from '../../../../deploy/serve/policy';
import type {Inline} from '../../../../deploy/serve/policy';
import {throwProblems} from '../../../../contract';
import {PLUGIN} from '../../policy/options';
import type {Policy} from '../../policy/options';
import type {Pages} from './pages';

const NO_ENCODING = 'no <meta charset="UTF-8">. The policy goes after it. Restore it.';

/**
 * Adds the policy to every page right after the charset, which must be in the first 1024 bytes; a policy applies only to the elements after
 * it.
 *
 * @returns the policy as a head element
 */
export function addPolicy(pages: Pages, inline: Omit<Inline, 'hasMedia'>, policy: Policy): string {
  const hasMedia = Array.from(pages.values()).some(({parts}) => parts.hasMedia);
  const tag = policyTag(contentSecurityPolicy({...inline, hasMedia}, policy));
  const problems = Array.from(pages).flatMap(([file, {parts, edits}]) => {
    const place = parts.encodingEnd;
    if (place === undefined) return [{plugin: PLUGIN, file: `build/${file}`, message: NO_ENCODING}];
    edits.push({start: place, end: place, text: tag});
    return [];
  });
  throwProblems(problems);
  return tag;
}
