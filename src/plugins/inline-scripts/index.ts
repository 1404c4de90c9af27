import {createHash} from 'crypto';
import {writeFileSync} from 'fs';
import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {HASHED_FOLDER} from '../../../deploy/serve/rules';
import {beforePaint} from './before-paint';
import {bundle} from './bundle';

const HASH_LENGTH = 8;

/**
 * The scripts that run before the app and without it: in the head of every page what must be set before the first paint, and src/inline.ts;
 * src/all-controls.ts as a file that all pages share. In `start` both are part of the app.
 */
export default function inlineScripts({siteDir, baseUrl, siteConfig}: LoadContext): Plugin<void> {
  if (process.env.NODE_ENV === 'development') {
    return {
      name: 'inline-scripts',
      getClientModules: () => [path.join(siteDir, 'src', 'inline-live.ts')],
      injectHtmlTags: () => ({headTags: [...beforePaint(siteConfig.themeConfig)]}),
    };
  }
  const controls = bundle(siteDir, 'all-controls.ts');
  const hash = createHash('sha256').update(controls).digest('hex').slice(0, HASH_LENGTH);
  const file = path.posix.join(HASHED_FOLDER, 'js', `controls.${hash}.js`);
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: [
        ...beforePaint(siteConfig.themeConfig),
        {tagName: 'script', innerHTML: bundle(siteDir, 'inline.ts')},
        {tagName: 'script', attributes: {src: baseUrl + file.slice(1), async: ''}},
      ],
    }),
    async postBuild({outDir}) {
      writeFileSync(path.join(outDir, file), controls);
    },
  };
}
