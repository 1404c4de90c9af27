/** Sizes of what a page of a production build loads, in bytes after brotli; they are exact, so they can have limits. */
import {readFileSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';
import {listFiles} from '../../deploy/serve/list-files';
import {brotliBytes} from './precompress';

export type PageSizes = {
  /** The HTML file, including inline content. */
  readonly html: number;
  /** Scripts that run before the page is interactive: inline ones and those that the HTML loads. The app starts later. */
  readonly script: number;
  /** Style sheets that are inline, or linked, those for print too. */
  readonly style: number;
};

/** Types of a `script` element that is not executed. */
const DATA = /json|text\/(?!javascript)/;

async function sumOfBytes(contents: readonly (string | Buffer)[]): Promise<number> {
  const bytes = await Promise.all(contents.filter(({length}) => length > 0).map(brotliBytes));
  return bytes.reduce((sum, size) => sum + size, 0);
}

/**
 * Measures a page of a build.
 *
 * @param build folder of the build
 * @param file HTML file of the page, relative to it
 */
export async function pageSizes(build: string, file: string): Promise<PageSizes> {
  const html = readFileSync(path.join(build, file), 'utf8');
  const $ = load(html);
  // src/controls/navigation/start-app.ts loads these when a page is late, or has components of its own.
  $('link[rel=prefetch], script[data-src]').remove();
  const rest = $.html();
  const named = (extension: string) =>
    listFiles(build)
      .filter((name) => name.endsWith(extension) && rest.includes(`/${name}`))
      .map((name) => readFileSync(path.join(build, name)));
  const programs = $('script:not([src])').filter((_index, element) => !DATA.test($(element).attr('type') ?? ''));
  return {
    html: await brotliBytes(html),
    script: await sumOfBytes([programs.text(), ...named('.js')]),
    style: await sumOfBytes([$('head style').text(), ...named('.css')]),
  };
}

export type Chunk = {readonly name: string; readonly bytes: number};

/**
 * Script files of a build with their bytes after brotli, largest first.
 *
 * @param longerThan leaves out files of at most this many bytes, as brotli takes time
 */
export async function chunks(build: string, longerThan = 0): Promise<readonly Chunk[]> {
  const files = listFiles(build)
    .filter((name) => /^assets\/.*\.js$/.test(name))
    .map((name) => ({name, content: readFileSync(path.join(build, name))}))
    .filter(({content}) => content.length > longerThan);
  const sized = await Promise.all(files.map(async ({name, content}) => ({name, bytes: await brotliBytes(content)})));
  return sized.sort((a, b) => b.bytes - a.bytes);
}

/** Bytes of the scripts that the app starts with. */
export const appBytes = (all: readonly Chunk[]): number =>
  all.filter(({name}) => /\/(?:main|runtime~main)\./.test(name)).reduce((sum, {bytes}) => sum + bytes, 0);
