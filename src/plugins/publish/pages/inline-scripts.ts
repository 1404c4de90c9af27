import {minifySync} from '@swc/core';
import type {OwnMarkup} from '../../policy/html-markup';

const SCRIPT = /<script>([^]*?)<\/script>\s*/g;

/** Where the first script stood. */
const PLACE = '<script></script>';

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

/** The inline scripts of the site: those that plugins put into its pages. */
export class SiteScripts {
  private readonly joined = new Set<string>();

  constructor(private readonly own: Pick<OwnMarkup, 'hasScript'>) {}

  /**
   * Makes one script of those of a page, in place of the first. They need nothing but `<html>`; one script has one hash in the policy,
   * which does not compress. Others stay as they are.
   */
  join(html: string): string {
    const sources: string[] = [];
    const rest = html.replace(SCRIPT, (script, source: string) => {
      if (!this.own.hasScript(source)) return script;
      sources.push(source);
      return sources.length === 1 ? PLACE : '';
    });
    if (sources.length === 0) return html;
    const code = minify(sources.join(';\n'));
    this.joined.add(code);
    return rest.replace(PLACE, () => `<script>${code}</script>`);
  }

  /** Whether an inline script is one of the site. */
  has(source: string): boolean {
    return this.joined.has(source) || this.own.hasScript(source);
  }
}
