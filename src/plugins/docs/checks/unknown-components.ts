import {existsSync} from 'fs';
import path from 'path';
import {runInNewContext} from 'vm';
import type * as Esbuild from 'esbuild';
import {suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {problemIn} from '../files/doc-files';
import type {FreeComponent} from '../read/names';

/** Components that Docusaurus documents for pages, with their modules. */
const MODULES: Readonly<Record<string, string>> = {
  BrowserOnly: '@docusaurus/BrowserOnly',
  CodeBlock: '@theme/CodeBlock',
  Head: '@docusaurus/Head',
  Link: '@docusaurus/Link',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  TOCInline: '@theme/TOCInline',
  Translate: '@docusaurus/Translate',
};

function remedyOf(name: string, known: readonly string[]): string {
  const near = suggestion(name, [...known, ...Object.keys(MODULES)]);
  const documented = /mean (\w+)/.exec(near)?.[1] ?? '';
  return documented in MODULES && !known.includes(documented)
    ? `${documented === name ? '' : near} Write: import ${documented} from '${MODULES[documented]}';`
    : `${near} Import it on the page, or add it to src/theme/MDXComponents.`;
}

type Page = {readonly file: string; readonly components: readonly FreeComponent[]};

/** Finds components on pages that neither the page defines nor the theme provides. */
export async function unknownComponents(siteDir: string, pages: readonly Page[]): Promise<readonly Problem[]> {
  if (pages.every(({components}) => components.length === 0)) return [];
  const known = (await componentsOfTheme(siteDir))?.filter((name) => /^[A-Z]/.test(name));
  if (known === undefined) return [];
  return pages.flatMap(({file, components}) =>
    components
      .filter(({name}) => !known.includes(name.split('.')[0]))
      .map(({name, bound, ...place}) =>
        problemIn(
          file,
          `the component <${name}> is unknown. Known without an import: ${known.join(', ')}.${remedyOf(name, [...bound, ...known])}`,
          place,
        ),
      ),
  );
}

const NAME = 'MDXComponents';

/** Folders of the themes, the one with the highest precedence first. */
const themesOf = (siteDir: string): readonly string[] => [
  path.join(siteDir, 'src', 'theme'),
  path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib-next', 'theme'),
];

const moduleIn = (theme: string): string | undefined =>
  ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
    .map((end) => path.join(theme, NAME + end))
    .find(existsSync);

/** Imports of the site's own modules that may also list components: neither packages, style sheets nor images. */
const FOLLOWED = /^\.\.?\/(?:.*\/)?[^./]+(?:\.[jt]sx?)?$/;

/** A stand-in for any export that components use: it can be called, read and extended, and records when its own names are enumerated. */
const STAND_IN = `
const standIn = () => new Proxy(function () {}, {
  get: (target, key) => key === Symbol.toPrimitive ? () => '' : key === 'prototype' ? target.prototype : standIn(),
  apply: standIn,
  construct: standIn,
  ownKeys: (target) => { globalThis.isOpen = true; return Reflect.ownKeys(target); },
});
module.exports = new Proxy({__esModule: true}, {
  get: (target, key) => key === '__esModule' ? true : standIn(),
  getPrototypeOf: () => new Proxy({}, {get: () => standIn()}),
});`;

/** Bundles the modules that list the components of the theme, with stand-ins for the components. */
const listing = (themes: readonly string[]): Esbuild.Plugin => ({
  name: 'names-of-components',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@theme(-original|-init)?\/MDXComponents$/}, ({importer}) => {
      const below = themes.findIndex((theme) => importer.startsWith(theme + path.sep)) + 1;
      const found = themes.slice(below).map(moduleIn).find(Boolean);
      return found ? {path: found} : undefined;
    });
    onResolve({filter: /./}, ({kind, path: request}) =>
      kind === 'entry-point' || FOLLOWED.test(request) ? undefined : {path: request, namespace: 'stand-in'},
    );
    onLoad({filter: /./, namespace: 'stand-in'}, () => ({contents: STAND_IN}));
  },
});

/**
 * The names that pages may use without an import; undefined if they cannot be determined without the site. Runs MDXComponents with
 * stand-ins for packages.
 */
async function componentsOfTheme(siteDir: string): Promise<readonly string[] | undefined> {
  const themes = themesOf(siteDir);
  const entry = themes.map(moduleIn).find(Boolean);
  if (entry === undefined) return undefined;
  const {build} = await import('esbuild');
  try {
    const {outputFiles} = await build({
      absWorkingDir: siteDir,
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: NAME,
      loader: {'.js': 'jsx'},
      jsx: 'transform',
      tsconfigRaw: {},
      logLevel: 'silent',
      plugins: [listing(themes)],
    });
    const context: {isOpen?: boolean; names?: string[]} = {};
    runInNewContext(`${outputFiles[0].text}; names = Object.keys(${NAME}.default);`, context);
    return context.isOpen ? undefined : context.names;
  } catch {
    return undefined;
  }
}
