import {existsSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {baseUrlOfBuild, headersFile} from '../../../deploy/serve/headers-file';
import {policyOfBuild} from '../../../deploy/serve/policy';
import {HEADERS_FILE} from '../../../deploy/serve/rules';

/**
 * Lets servers of a build send what the pages of a locale in a folder of it need too: static hosts read the headers of the whole build alone.
 *
 * @returns the folder of the whole build; nothing where the locale is a build of its own
 */
export function completeAround({
  outDir,
  baseUrl,
  i18n,
}: Pick<Props, 'outDir' | 'baseUrl' | 'i18n'>): string | undefined {
  const {currentLocale, defaultLocale} = i18n;
  const whole = path.dirname(outDir);
  const isWhole = currentLocale === defaultLocale || path.basename(outDir) !== currentLocale;
  if (isWhole || !existsSync(path.join(whole, HEADERS_FILE))) return undefined;
  const around = baseUrlOfBuild(whole);
  if (`${around}${currentLocale}/` !== baseUrl) return undefined;
  writeFileSync(path.join(whole, HEADERS_FILE), headersFile(policyOfBuild(whole), around));
  return whole;
}
