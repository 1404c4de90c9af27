import {createHash} from 'crypto';
import postcss from 'postcss';
import modules from 'postcss-modules';
import {madeOf, styleSource} from './style-tools';
import {relativePath} from '../../relative-path';

/** Files whose classes and animations are local to them; see https://github.com/css-modules/css-modules. */
export const CSS_MODULES = /\.module\.\w+$/;

/** Characters of a hash that distinguish classes of the same name: class names occur in every page. */
const HASH_LENGTH = 3;

/** A CSS module with names that are unique on the site. */
export type LocalStyles = {readonly css: string; readonly names: Readonly<Record<string, string>>};

/** A name of a class that is unique on the site, and the same in any folder. */
function siteName(siteDir: string, file: string, name: string): string {
  const place = relativePath(siteDir, file);
  return `${name}_${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, HASH_LENGTH)}`;
}

async function readStyles(siteDir: string, file: string, text: string): Promise<LocalStyles> {
  let names: LocalStyles['names'] = {};
  const plugin = modules({
    generateScopedName: (name, from) => siteName(siteDir, from, name),
    getJSON: (_file, json) => (names = json),
  });
  const {css} = await postcss([plugin]).process(text, {from: file, map: false});
  return {css, names};
}

const known = new Map<string, Promise<LocalStyles>>();

/**
 * Gives the classes of a CSS module names that are unique on the site, for all that need them in a build: browsers, the program that
 * renders pages, and the style sheet.
 *
 * @param file absolute path
 * @throws CssSyntaxError with file and line
 */
export async function localStyles(siteDir: string, file: string): Promise<LocalStyles> {
  const text = await styleSource(siteDir, file, madeOf(siteDir, file));
  const key = `${file}\0${text}`;
  const styles = known.get(key) ?? readStyles(siteDir, file, text);
  known.set(key, styles);
  return styles;
}
