import {minifySync} from '@swc/core';
import {replaceElement} from './pages';
import type {Pages} from './pages';

/** Functions become arrow functions: none of these scripts calls one with `new`. */
const OPTIONS = {
  compress: {passes: 3, ecma: 2020, unsafe_arrows: true, toplevel: true},
  mangle: {toplevel: true},
} as const;

/** Plugins whose scripts are written to be joined; those of others may be anything, e.g. rely on the names of their functions. */
export const JOINED_PLUGINS = ['inline-scripts', 'docusaurus-theme-classic'];

/** Makes one script of the inline scripts of the site on each page, as one has one hash in the policy, which does not compress. @returns the texts of all inline scripts */
export function joinScripts(pages: Pages): ReadonlySet<string> {
  // All pages have the same ones.
  const minified = new Map<string, string>();
  const texts = new Set<string>();
  for (const page of pages.values()) {
    const {parts} = page;
    parts.otherScripts.forEach((text) => texts.add(text));
    if (parts.siteScripts.length === 0) continue;
    const source = parts.siteScripts.map(({text}) => text).join(';\n');
    const code = minified.get(source) ?? minifySync(source, OPTIONS).code.trim();
    minified.set(source, code);
    texts.add(code);
    parts.siteScripts.forEach((script, index) =>
      replaceElement(page, script, index === 0 ? `<script>${code}</script>` : ''),
    );
  }
  return texts;
}
