import {appendFileSync, mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import * as words from '../../../../../contract/words';
import {site} from '../../../../data/site';
import {docsInOrder} from '../../../docs/files/loaded-docs';
import type {LoadedVersion} from '../../../docs/files/loaded-docs';
import {markdownPath} from '../../../../data/markdown-path';

/** Name of the file with the Markdown of all pages of a version. */
export const WHOLE = 'llms-full.txt';

/** Its address: `/docs/llms-full.txt`, `/docs/2.0/llms-full.txt`. */
export const wholePath = ({versionPath}: Pick<LoadedVersion, 'versionPath'>): string =>
  `${versionPath.replace(/\/$/, '')}/${WHOLE}`;

type Whole = Pick<LoadedVersion, 'versionLabel' | 'versionPath' | 'docs' | 'sidebars'>;

/** File of an address in the build. */
export const fileAt = (outDir: string, baseUrl: string, address: string): string =>
  path.join(outDir, path.posix.relative(baseUrl, address));

/**
 * Writes the Markdown of all pages of a version, in the order of its sidebars, into one file, page by page, as a large site would not fit
 * into memory.
 *
 * @returns the file
 */
export function writeWhole(
  version: Whole,
  {baseUrl, outDir, siteConfig}: Pick<Props, 'baseUrl' | 'outDir'> & {readonly siteConfig: {readonly url: string}},
): string {
  const whole = fileAt(outDir, baseUrl, wholePath(version));
  mkdirSync(path.dirname(whole), {recursive: true});
  writeFileSync(whole, `# ${site.title} ${version.versionLabel}\n\n> ${words.markdown.whole}\n`);
  for (const {permalink} of docsInOrder(version)) {
    const address = words.interpolate(words.markdown.address, {address: siteConfig.url + permalink});
    const [title, ...content] = readFileSync(fileAt(outDir, baseUrl, markdownPath(permalink)), 'utf8').split('\n');
    appendFileSync(whole, `\n${[title, '', address, ...content].join('\n')}`);
  }
  return whole;
}
