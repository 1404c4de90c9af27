import {minifySync} from '@swc/core';
import {replaceElement} from './pages';
import type {Pages} from './pages';

/** Converts functions to arrow functions: none of these scripts uses one with `new`. */
const OPTIONS = {
  compress: {passes: 3, ecma: 2020, unsafe_arrows: true, toplevel: true},
  mangle: {toplevel: true},
} as const;

/** Plugins whose scripts can be joined safely; those of others may e.g. rely on the names of their functions. */
export const JOINED_PLUGINS = ['inline-scripts', 'docusaurus-theme-classic'];

/**
 * Joins the inline scripts of the site on each page to one, as each needs a hash in the policy, and hashes do not compress.
 *
 * @returns the texts of all inline scripts
 */
export function joinScripts(pages: Pages): ReadonlySet<string> {
  // All pages have the same scripts.
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
