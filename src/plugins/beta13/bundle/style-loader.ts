import type {LoaderContext} from '@rspack/core';
import {STYLES} from './options';
import {addMade} from './style-tools';
import {classNames} from './styles';

/** Rspack's loader of style sheets, for scripts, which use the names of classes only: styles.ts makes the sheet. */
export default async function styleLoader(
  this: LoaderContext<{readonly siteDir: string}>,
  css: string,
): Promise<string> {
  const {siteDir} = this.getOptions();
  if (STYLES.test(this.resourcePath)) return classNames(siteDir, this.resourcePath);
  addMade(siteDir, this.resourcePath, css);
  // Not nothing, by which the program that renders pages knows that it was made.
  return (await classNames(siteDir, this.resourcePath)) || 'export {};';
}
