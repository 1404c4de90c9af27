import {minifySync} from '@swc/core';

const SCRIPT = /<script>([^]*?)<\/script>\s*/g;

/** Minified scripts by their sources, as all pages have the same ones. */
const minified = new Map<string, string>();

/** Functions become arrow functions: none of these scripts calls one with `new`. */
const OPTIONS = {
  compress: {passes: 3, ecma: 2020, unsafe_arrows: true, toplevel: true},
  mangle: {toplevel: true},
} as const;

function minify(source: string): string {
  const code = minified.get(source) ?? minifySync(source, OPTIONS).code.trim();
  minified.set(source, code);
  return code;
}

/**
 * Makes one script of the inline scripts of a page, some of which the theme writes as it reads them, in place of the first. They need nothing
 * but `<html>`; one script has one hash in the policy, which does not compress.
 */
export function joinScripts(html: string): string {
  const sources = Array.from(html.matchAll(SCRIPT), ([, source]) => source);
  const place = html.search(SCRIPT);
  if (place < 0) return html;
  return `${html.slice(0, place)}<script>${minify(sources.join(';\n'))}</script>${html.slice(place).replace(SCRIPT, '')}`;
}
