import {readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {transform} from 'esbuild';
import {PurgeCSS} from 'purgecss';
import type {Plugin, Props} from '@docusaurus/types';
import {listFiles} from '../../../server/list-files';
import {HASHED_FOLDER} from '../../../server/rules';
import {browserTargets} from '../browsers';
import {withoutConstants} from './constants';

const STYLESHEET = /<link rel="stylesheet" href="[^"]*">/;

const filesIn = (folder: string, ending: string) =>
  listFiles(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(folder, file));

const INLINE_SCRIPT = /<script(?: id="[^"]*")?>([^]*?)<\/script>/g;

/** Names that a page uses: of elements, and whatever stands in an attribute that rules can ask for. */
function namesIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/<([a-z][a-z0-9-]*)|\s([a-z-]+)="([^"]{0,300})"/g), (match) => match.slice(1).join(' '));
}

/** The rules that some page needs, or some script may come to need. */
async function usedStyles(css: string, pages: readonly string[], scripts: readonly string[]): Promise<string> {
  const used = new Set(pages.flatMap((page) => namesIn(page).flatMap((names) => names.split(' '))));
  const inline = new Set(pages.flatMap((page) => Array.from(page.matchAll(INLINE_SCRIPT), ([, script]) => script)));
  [...scripts, ...inline].forEach((script) => script.match(/[\w-]+/g)?.forEach((word) => used.add(word)));
  const [{css: purged}] = await new PurgeCSS().purge({
    content: [{raw: [...used].join(' '), extension: 'txt'}],
    extractors: [{extensions: ['txt'], extractor: (text) => text.split(' ')}],
    css: [{raw: css}],
    variables: true,
  });
  const named = new Set([...pages, ...scripts].flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []));
  const short = withoutConstants(purged, (name) => named.has(name));
  return (await transform(short, {loader: 'css', minify: true, target: browserTargets(), legalComments: 'none'})).code.trim();
}

/**
 * Puts the styles into the head of every page, without those that no page uses, so that a page needs one answer to be seen.
 *
 * @throws when a page has no place for them
 */
export default function inlineStyles(): Plugin<void> {
  return {
    name: 'inline-styles',
    async postBuild({outDir}: Props) {
      const styles = path.join(outDir, HASHED_FOLDER, 'css');
      const pages = filesIn(outDir, '.html').map((file) => ({file, html: readFileSync(file, 'utf8')}));
      const read = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8'));
      const css = await usedStyles(
        read(filesIn(styles, '.css')).join('\n'),
        pages.map(({html}) => html),
        read(filesIn(path.join(outDir, HASHED_FOLDER, 'js'), '.js')),
      );
      pages.forEach(({file, html}) => {
        if (!STYLESHEET.test(html)) throw new Error(`[inline-styles] ${file}: no stylesheet. Expected the link of src/page-template.html.`);
        writeFileSync(file, html.replace(STYLESHEET, () => `<style>${css}</style>`));
      });
      rmSync(styles, {recursive: true});
    },
  };
}
