import {minifySync} from '@swc/core';

const SCRIPT = /(?<=<script>)[^]*?(?=<\/script>)/g;

/** Each script by its source, as all pages have the same ones. */
const minified = new Map<string, string>();

function minify(source: string): string {
  const code = minified.get(source) ?? minifySync(source, {compress: true, mangle: true}).code.trim();
  minified.set(source, code);
  return code;
}

/** Minifies the inline scripts of a page, some of which the theme writes as it reads them. */
export const minifyScripts = (html: string): string => html.replace(SCRIPT, minify);
