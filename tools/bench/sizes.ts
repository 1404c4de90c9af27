/** Sizes of what a page of a production build loads, in bytes after brotli; they are exact, so they can have limits. */
import {readFileSync} from 'fs';
import path from 'path';
import {promisify} from 'util';
import {brotliCompress} from 'zlib';
import {load} from 'cheerio';
import {listFiles} from '../../deploy/serve/list-files';

const compress = promisify(brotliCompress);

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
  const compressed = await Promise.all(contents.filter(({length}) => length > 0).map((content) => compress(content)));
  return compressed.reduce((sum, {length}) => sum + length, 0);
}

/** Measures a page of a build. @param file its HTML file, relative to the folder of the build */
export async function pageSizes(build: string, file: string): Promise<PageSizes> {
  const html = readFileSync(path.join(build, file), 'utf8');
  const $ = load(html);
  // src/controls/navigation/start-app.ts loads these if a page is late, or has components of its own.
  $('link[rel=prefetch], script[data-src]').remove();
  const rest = $.html();
  const named = (extension: string) =>
    listFiles(build)
      .filter((name) => name.endsWith(extension) && rest.includes(`/${name}`))
      .map((name) => readFileSync(path.join(build, name)));
  const programs = $('script:not([src])').filter((_index, element) => !DATA.test($(element).attr('type') ?? ''));
  return {
    html: await sumOfBytes([html]),
    script: await sumOfBytes([programs.text(), ...named('.js')]),
    style: await sumOfBytes([$('head style').text(), ...named('.css')]),
  };
}

/** Bytes of the scripts that the app starts with. */
export const appSize = (build: string): Promise<number> =>
  sumOfBytes(
    listFiles(build)
      .filter((name) => /^assets\/.*\/(?:main|runtime~main)\..*js$/.test(name))
      .map((name) => readFileSync(path.join(build, name))),
  );
