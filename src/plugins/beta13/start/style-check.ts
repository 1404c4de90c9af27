import type {LoaderContext} from '@rspack/core';
import {parse} from 'postcss';
import {throwProblems} from '../../../../contract';
import {policyOf} from '../../policy/options';
import {styleProblems} from '../../policy/style-addresses';
import {styleSource} from '../bundle/style-tools';
import {relativePath} from '../../relative-path';

/**
 * Finds mistakes in style sheets: Rspack ignores syntax errors.
 *
 * @throws CssSyntaxError
 * @throws ProblemsError for addresses that the policy blocks
 */
export default async function styleCheck(
  this: LoaderContext<{readonly siteDir: string}>,
  text: string,
): Promise<string> {
  const {siteDir} = this.getOptions();
  const css = await styleSource(siteDir, this.resourcePath, text);
  parse(css, {from: this.resourcePath});
  const file = relativePath(siteDir, this.resourcePath);
  throwProblems(styleProblems(css, file, policyOf(siteDir)));
  return css;
}
