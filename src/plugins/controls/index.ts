import path from 'path';
import {buildSync} from 'esbuild';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserTargets} from '../browsers';

/** Puts src/controls into the head of every page, as one inline script. */
export default function controls({siteDir, baseUrl}: LoadContext): Plugin<void> {
  const folder = path.join(siteDir, 'src', 'controls');
  return {
    name: 'controls',
    getPathsToWatch: () => [path.join(folder, '*.ts')],
    injectHtmlTags() {
      const {outputFiles} = buildSync({
        entryPoints: [path.join(folder, 'index.ts')],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        charset: 'utf8',
        legalComments: 'none',
        target: browserTargets(),
        define: {BASE_URL: JSON.stringify(baseUrl)},
      });
      return {headTags: [{tagName: 'script', innerHTML: outputFiles[0].text.trim()}]};
    },
  };
}
