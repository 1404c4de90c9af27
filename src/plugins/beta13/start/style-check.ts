import type {LoaderContext} from '@rspack/core';
import {parse} from 'postcss';
import {styleSource} from '../bundle/style-tools';

/**
 * Loader of style sheets in `start`: Rspack makes the styles, but passes over syntax errors. Plugins of PostCSS of an owner run before.
 *
 * @throws CssSyntaxError with file and line
 */
export default async function styleCheck(
  this: LoaderContext<{readonly siteDir: string}>,
  text: string,
): Promise<string> {
  const css = await styleSource(this.getOptions().siteDir, this.resourcePath, text);
  parse(css, {from: this.resourcePath});
  return css;
}
