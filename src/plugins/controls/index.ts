import {readFile, writeFile} from 'fs/promises';
import path from 'path';
import {buildSync} from 'esbuild';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {listFiles} from '../../../server/list-files';
import {browserTargets} from '../browsers';
import {endOfFirstScreen} from './first-screen';

const ID = 'controls';
const SCRIPT = new RegExp(`<script id="${ID}">[^]*?</script>`);

/** Takes the script from the end of a page to the end of its first screen. */
function moveUp(html: string): string {
  const script = SCRIPT.exec(html)?.[0];
  if (!script) throw new Error(`[controls] no <script id="${ID}"> in a page. Expected it among the postBodyTags of src/page-template.html.`);
  const place = endOfFirstScreen(html);
  return place === undefined ? html : html.slice(0, place) + script + html.slice(place).replace(script, () => '');
}

/**
 * Puts src/controls into every page, as one inline script at the end of what is seen first. Browsers that know how wait for it
 * with the first paint, so that this shows the whole of that and answers to presses; others paint when they like. In `start` they
 * are a part of the app.
 *
 * @throws when a page lacks the script
 */
export default function controls({siteDir}: LoadContext): Plugin<void> {
  const folder = path.join(siteDir, 'src', 'controls');
  const isStart = process.env.NODE_ENV === 'development';
  return {
    name: 'controls',
    getClientModules: () => (isStart ? [path.join(folder, 'live.ts')] : []),
    injectHtmlTags() {
      if (isStart) return {};
      const {outputFiles} = buildSync({
        entryPoints: [path.join(folder, 'index.ts')],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        charset: 'utf8',
        legalComments: 'none',
        target: browserTargets(),
      });
      return {
        headTags: [{tagName: 'link', attributes: {rel: 'expect', href: `#${ID}`, blocking: 'render'}}],
        postBodyTags: [{tagName: 'script', attributes: {id: ID}, innerHTML: outputFiles[0].text.trim()}],
      };
    },
    async postBuild({outDir}: Props) {
      for (const page of listFiles(outDir).filter((file) => file.endsWith('.html'))) {
        const file = path.join(outDir, page);
        await writeFile(file, moveUp(await readFile(file, 'utf8')));
      }
    },
  };
}
