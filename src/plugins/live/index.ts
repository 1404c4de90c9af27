import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {HASHED_FOLDER} from '../../../deploy/serve/rules';
import {bundle} from '../browser-script';
import {hashOf} from '../store';
import {causesOf} from './causes';

const HASH_LENGTH = 8;

/**
 * Starts the app on every page of a site with code of its owner or of plugins in the browser, and prints the reasons. Other sites get no
 * additional script.
 *
 * @param props its `headTags` get one more script, after those of plugins, as it follows the script of the controls
 */
export function addAppToEveryPage(props: Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'plugins' | 'headTags'>): void {
  const {siteDir, outDir, baseUrl, headTags} = props;
  const causes = causesOf(props);
  if (causes.length === 0) return;
  console.error(
    `[build] the app starts on every page, because of what this site adds or changes: ${causes.join(', ')}.`,
  );
  const script = bundle(siteDir, 'app-on-every-page.ts');
  const file = path.posix.join(HASHED_FOLDER, 'js', `app-on-every-page.${hashOf(script).slice(0, HASH_LENGTH)}.js`);
  const place = path.join(outDir, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, script);
  // In the form in which browsers serialize it: isOfThisBuild of src/controls/navigation compares the tag as text.
  props.headTags = `${headTags}\n<script src="${baseUrl}${file.slice(1)}" async=""></script>`;
}
