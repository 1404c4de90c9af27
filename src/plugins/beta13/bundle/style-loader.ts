import type {LoaderContext} from '@rspack/core';
import {STYLES} from './options';
import {addMade} from './style-tools';
import {classNames} from './styles';

/** Rspack's loader of style sheets for scripts, which need only the class names; styles.ts makes the sheet. */
export default async function styleLoader(
  this: LoaderContext<{readonly siteDir: string}>,
  css: string,
): Promise<string> {
  const {siteDir} = this.getOptions();
  if (STYLES.test(this.resourcePath)) return classNames(siteDir, this.resourcePath);
  addMade(siteDir, this.resourcePath, css);
  // Not an empty text, which the program that renders pages would take for a file without loader output.
  return (await classNames(siteDir, this.resourcePath)) || 'export {};';
}
