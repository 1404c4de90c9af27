import {createHash} from 'crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {parse} from 'postcss';
import {listFiles} from '../../../../deploy/serve/list-files';
import {HASHED_FOLDER} from '../../../../deploy/serve/rules';
import type {Problem} from '../../../../contract';
import {browserTargets} from '../../browsers';
import type {Store} from '../../store';
import type {Policy} from '../../policy/options';
import {styleProblems} from '../../policy/style-addresses';
import type {Pages, PageParts} from './pages';
import {withoutConstants} from './style-constants';

/** Where the link of src/page-template.html leads; owners and plugins may add others. */
export const STYLESHEET = 'assets/css/styles.css';

const filesIn = (folder: string, ending: string) =>
  listFiles(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(folder, file));

/**
 * Classes that scripts of the stock theme name and few sites use: of its home page, a sidebar that closes, images for each colour mode, logos,
 * a dark footer. Their rules are removed where no page has them; PurgeCSS leaves rules of all classes that a script names.
 */
const RARE_CLASSES = [
  /^hero(__|--|$)/,
  /^(navbar__logo|footer__logo|footer--dark|text--center)$/,
  /^(card|close|iframe|col--4|pagination|menu__list-item--collapsed|docusaurus-base-url-issue-banner-container)$/,
  /^(collapsedDocSidebar|docSidebarContainerHidden|doc\w+Enhanced|expandSidebarButtonIcon|themedImage|iconLanguage|iconExternalLink)/,
];

const rareClassesOf = ({names, onPages}: Pick<Used, 'names' | 'onPages'>): string[] =>
  [...names].filter((name) => !onPages.has(name) && RARE_CLASSES.some((form) => form.test(name)));

/** How Infima refers to the colours of admonitions, which PurgeCSS does not recognize as a use of them. */
const SPACE_IN_VAR = /var\(\s+(--[\w-]+)\s+\)/g;

/** The rules that some page uses, or that some script may make use of. */
async function usedStyles(css: string, used: Used): Promise<string> {
  const {names, variables} = used;
  const {PurgeCSS} = await import('purgecss');
  const {transform} = await import('esbuild');
  const [{css: purged}] = await new PurgeCSS().purge({
    content: [{raw: [...names].join(' '), extension: 'txt'}],
    extractors: [{extensions: ['txt'], extractor: (text) => text.split(' ')}],
    css: [{raw: css.replace(SPACE_IN_VAR, 'var($1)')}],
    variables: true,
    blocklist: rareClassesOf(used),
  });
  const short = withoutConstants(purged, (name) => variables.has(name));
  return (
    await transform(short, {loader: 'css', minify: true, target: browserTargets(), legalComments: 'none'})
  ).code.trim();
}

/** Media that few visits have, as esbuild writes them; their rules become a file that loads last. */
const RARE_MEDIA = ['print', '(forced-colors:active)'];

/** Separates the rules for these media, which other visits do not need for their first paint, from all others. */
function splitByMedia(css: string): {readonly usual: string; readonly rare: string} {
  const usual = parse(css);
  const rare = parse('');
  usual.each((node) => {
    if (node.type !== 'atrule') return;
    const {name, params} = node;
    if (name !== 'page' && !(name === 'media' && RARE_MEDIA.includes(params))) return;
    node.remove();
    const {last} = rare;
    // Every module has its own rules for print.
    if (name === 'media' && last?.type === 'atrule' && last.params === params) last.append(node.nodes);
    else rare.append(node);
  });
  return {usual: usual.toString(), rare: rare.toString()};
}

/** Writes the rules for these media into a file. @returns the link to it, which other visits follow when they have nothing else to do */
function rareMediaLink(folder: string, baseUrl: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = path.posix.join(HASHED_FOLDER, 'css', `media.${hash}.css`);
  mkdirSync(path.join(folder, HASHED_FOLDER, 'css'));
  writeFileSync(path.join(folder, file), css);
  return `<link rel="stylesheet" media="${RARE_MEDIA.join()}" href="${baseUrl}${file.slice(1)}">`;
}

/** Rules of Infima's buttons, which only the home page has. PurgeCSS leaves them everywhere, as it takes the element `button` for the class. */
const BUTTON_CLASS = /^\.button(?:[:.[]|--|$)/;
/** Rules of samples and of labels of versions, which follow what a script sets on `<html>`, and which few sites do without. */
const BY_CHOICE = /\[(data-language|data-version-label)\b/;

/** The styles without rules that no page needs, apart from what PurgeCSS finds. */
function withoutRare(css: string, isHome: boolean, {onPages}: Used): string {
  const root = parse(css);
  root.walkRules((rule) => {
    const [, attribute] = BY_CHOICE.exec(rule.selector) ?? [];
    if ((!isHome && BUTTON_CLASS.test(rule.selector)) || (attribute && !onPages.has(attribute))) rule.remove();
  });
  return root.toString();
}

/** The home page has all styles; other pages do without those that only it uses, a quarter of all. */
const HOME = 'index.html';

/** What the policy names of the styles of all pages. */
export type InlinedStyles = {
  readonly styles: ReadonlySet<string>;
  readonly hasStylesheets: boolean;
  readonly hasFonts: boolean;
};

/**
 * Inlines the styles that pages use, so that a page needs a single response for its first paint: all of them into the home page, and those
 * that other pages use into these. The rules for print and forced colours become a file. Deletes the stylesheet of the build.
 *
 * @param store caches the styles between builds
 * @param folder the build folder
 * @param inlineScripts the texts of those of all pages, which may use classes
 * @throws when a page has no place for them
 */
export async function inlineStyles(
  store: Store,
  pages: Pages,
  folder: string,
  baseUrl: string,
  inlineScripts: Iterable<string>,
): Promise<InlinedStyles> {
  const styles = path.join(folder, HASHED_FOLDER, 'css');
  const sheets = filesIn(styles, '.css').map((file) => readFileSync(file, 'utf8'));
  // src/plugins/inline-scripts adds the same styles to each page.
  const [first] = pages.values();
  const css = [...sheets, ...(first?.parts.siteStyles ?? []).map(({text}) => text)].join('\n');
  const used = new Used(path.join(folder, HASHED_FOLDER, 'js'), inlineScripts);
  const stylesOf = (isHome: boolean) => {
    for (const [file, {parts}] of pages) if (isHome === (file === HOME)) used.addPage(parts);
    const needs = [used.names, used.variables, used.onPages].map((names) => [...names].sort().join(' '));
    return store.data('styles', [css, String(isHome), ...needs], async () =>
      splitByMedia(await usedStyles(withoutRare(css, isHome, used), used)),
    );
  };
  const others = await stylesOf(false);
  // It adds its names to those of the others.
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

export type OwnerSheet = {
  readonly file: string;
  readonly css: string;
};

/** Whether a style sheet names files of fonts. */
export const declaresFonts = (css: string): boolean => css.includes('@font-face');

/** The style sheets of the build folder that an owner or a plugin has linked, apart from that of the bundle. */
export function ownerSheets(pages: Pages, folder: string, baseUrl: string, bundled: string): readonly OwnerSheet[] {
  const links = Array.from(pages.values()).flatMap(({parts}) => parts.stylesheets.map(({href}) => href));
  return Array.from(new Set(links))
    .filter((href) => href.startsWith(baseUrl) && href !== baseUrl + bundled)
    .map((href) => decodeURI(href.slice(baseUrl.length).split(/[?#]/)[0]))
    .filter((file) => existsSync(path.join(folder, file)))
    .map((file) => ({file, css: readFileSync(path.join(folder, file), 'utf8')}));
}

/**
 * What the policy blocks of such style sheets.
 *
 * @param staticDirectories folders of static files, relative to the site
 */
export const sheetProblems = (
  sheets: readonly OwnerSheet[],
  siteDir: string,
  staticDirectories: readonly string[],
  policy: Policy,
): readonly Problem[] =>
  sheets.flatMap(({file, css}) => {
    const folder = staticDirectories.find((name) => existsSync(path.join(siteDir, name, file))) ?? 'build';
    return styleProblems(css, path.posix.join(folder, file), policy);
  });

/** How addresses of scripts of the build end. Those that the app loads later make the same elements as the build, whose names are in the pages. */
const SCRIPT_FILE = /\/js\/(.+\.js)$/;

/** Names that pages and scripts use. */
class Used {
  readonly names = new Set<string>();
  /** Those of them that stand on a page. */
  readonly onPages = new Set<string>();
  readonly variables = new Set<string>();
  private readonly scripts = new Set<string>();

  /**
   * @param folder of the scripts of the build
   * @param inlineScripts the texts of those of all pages
   */
  constructor(
    private readonly folder: string,
    inlineScripts: Iterable<string>,
  ) {
    for (const script of inlineScripts) this.addScript(script);
  }

  /** Adds the names that a page and its scripts use: element names, attribute names and the words in attribute values. */
  addPage({names, scriptFiles}: PageParts): void {
    names.split(' ').forEach((name) => this.names.add(name) && this.onPages.add(name));
    this.addVariables(names);
    for (const address of scriptFiles) {
      const [, name] = SCRIPT_FILE.exec(address) ?? [];
      if (name === undefined || this.scripts.has(name)) continue;
      this.scripts.add(name);
      const file = path.join(this.folder, name);
      if (existsSync(file)) this.addScript(readFileSync(file, 'utf8'));
    }
  }

  /** Adds every word of a script, as it may be a name that the script sets. */
  private addScript(script: string): void {
    script.match(/[\w-]+/g)?.forEach((word) => this.names.add(word));
    this.addVariables(script);
  }

  private addVariables(text: string): void {
    text.match(/--[a-z][\w-]*/g)?.forEach((name) => this.variables.add(name));
  }
}
