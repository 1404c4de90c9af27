import type {LoaderContext} from '@rspack/core';
import {parse} from 'postcss';

/**
 * Loader of style sheets in `start`: Rspack makes the styles, but passes over syntax errors.
 *
 * @throws CssSyntaxError with file and line
 */
export default function styleCheck(this: LoaderContext, css: string): string {
  parse(css, {from: this.resourcePath});
  return css;
}
