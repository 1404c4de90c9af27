import {readFileSync, rmSync} from 'fs';
import path from 'path';
import {listFiles} from '../../../../deploy/serve/list-files';
import {HASHED_FOLDER} from '../../../../deploy/serve/rules';
import type {Store} from '../../store';
import type {LateScripts} from './late-scripts';
import type {OwnerSheet} from './owner-sheets';
import type {Pages} from './pages';
import {rareMediaLink, splitByMedia} from './rare-media';
import {UsedNames} from './used-names';
import {usedStyles} from './used-styles';

/** Path of the style sheet in src/page-template.html; owners and plugins may add others. */
export const STYLESHEET = 'assets/css/styles.css';

const filesIn = (folder: string, ending: string) =>
  listFiles(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(folder, file));

/** The home page has all styles; other pages lack those that only it uses, a quarter of all. */
const HOME = 'index.html';

/** Inline styles for which the policy needs hashes. */
export type InlinedStyles = {
  readonly styles: ReadonlySet<string>;
  readonly hasStylesheets: boolean;
  readonly hasFonts: boolean;
};

type Uses = {
  /** The inline scripts of all pages, which may set classes. */
  readonly inlineScripts: Iterable<string>;
  /** Scripts that may show more than the pages. */
  readonly late: LateScripts;
  /** Style sheets of the owner, which may use variables. */
  readonly sheets: readonly OwnerSheet[];
};

/** Whether a style sheet has font files. */
export const declaresFonts = (css: string): boolean => css.includes('@font-face');

/**
 * Inlines the used styles, so that the first paint of a page needs a single response: all of them into the home page, and those that other
 * pages use into these. The rules for print and forced colours become a file. Deletes the build's style sheet.
 *
 * @param store caches the styles between builds
 * @param folder the build folder
 * @param uses what uses the styles beside the pages
 * @throws Error if a page lacks the link to the style sheet
 */
export async function inlineStyles(
  store: Store,
  pages: Pages,
  folder: string,
  baseUrl: string,
  {inlineScripts, late, sheets: ofOwner}: Uses,
): Promise<InlinedStyles> {
  const styles = path.join(folder, HASHED_FOLDER, 'css');
  const sheets = filesIn(styles, '.css').map((file) => readFileSync(file, 'utf8'));
  // src/plugins/inline-scripts adds the same inline styles to each page.
  const [first] = pages.values();
  const css = [...sheets, ...(first?.parts.siteStyles ?? []).map(({text}) => text)].join('\n');
  const used = new UsedNames(folder, baseUrl, inlineScripts);
  const stylesOf = (isHome: boolean) => {
    for (const [file, {parts}] of pages) if (isHome === (file === HOME)) used.addPage(parts);
    const needs = [used.names, used.variables, used.shown].map((names) => [...names].sort().join(' '));
    return store.data('styles', [css, ...needs], async () => splitByMedia(await usedStyles(css, used)));
  };
  late.ofOwner.forEach((file) => used.addOwner(file));
  ofOwner.forEach(({css: sheet}) => used.addVariables(sheet));
  const others = await stylesOf(false);
  // Its styles need the names of all pages.
  late.ofHome.forEach((file) => used.addFile(file));
  const home = await stylesOf(true);
  rmSync(styles, {recursive: true});
  const link = home.rare && rareMediaLink(folder, baseUrl, home.rare);
  const texts = new Set<string>();
  let hasStylesheets = link !== '';
  for (const [file, {parts, edits}] of pages) {
    const sheet = parts.stylesheets.find(({href}) => href === baseUrl + STYLESHEET);
    if (!sheet)
      throw new Error(
        `[publish] build/${file}: no stylesheet. Expected the link of src/page-template.html. Restore it.`,
      );
    const {usual} = file === HOME ? home : others;
    edits.push({...sheet, text: `<style>${usual}</style>${link}`});
    edits.push(...parts.siteStyles.map(({start, end}) => ({start, end, text: ''})));
    [usual, ...parts.otherStyles].forEach((text) => texts.add(text));
    hasStylesheets ||= parts.stylesheets.length > 1;
  }
  const hasFonts = [...texts, home.rare].some(declaresFonts);
  return {styles: texts, hasStylesheets, hasFonts};
}
