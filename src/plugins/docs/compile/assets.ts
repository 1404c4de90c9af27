import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Assets} from './loader-options';

/** As in beta.13, only an address that begins with `./` is one of a file beside the page. */
function valueCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueCode).join(', ')}]`;
  return typeof value === 'string' && value.startsWith('./')
    ? `require(${JSON.stringify(getFileLoaderUtils().loaders.inlineMarkdownImageFileLoader + value)}).default`
    : 'undefined';
}

/** Code of the addresses of the files that the theme shows beside the content of a page, e.g. pictures of authors. */
export const assetsOf = (assets: Assets): string =>
  `{${Object.entries(assets)
    .map(([name, value]) => `${JSON.stringify(name)}: ${valueCode(value)}`)
    .join(', ')}}`;
