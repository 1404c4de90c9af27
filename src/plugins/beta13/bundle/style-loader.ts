import type {LoaderContext} from '@rspack/core';
import {classNames} from './styles';

/** Rspack's loader of style sheets, for scripts, which use the names of classes only: styles.ts makes the sheet. */
export default function styleLoader(this: LoaderContext<{readonly siteDir: string}>): Promise<string> {
  return classNames(this.getOptions().siteDir, this.resourcePath);
}
