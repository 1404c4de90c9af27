import {parse} from 'postcss';
import {CONFIG_FILE} from './options';
import type {Policy} from './options';
import {allowsAddress, sourceOf} from './sources';

const ADDRESS = /url\(\s*(["']?)(.*?)\1\s*\)/g;

/** Addresses of the fonts that a style sheet may load. */
function fontsIn(css: string): readonly string[] {
  const fonts: string[] = [];
  // Most sheets have none, and parsing takes longer than looking for the name.
  if (!css.includes('@font-face')) return fonts;
  parse(css).walkAtRules('font-face', (rule) => {
    rule.walkDecls(
      'src',
      ({value}) => void fonts.push(...Array.from(value.matchAll(ADDRESS), ([, , address]) => address)),
    );
  });
  return fonts;
}

/** What the policy of a site does not permit of the fonts of a style sheet: one message with all entries to add, or nothing. */
export function fontRefusal(css: string, {'font-src': sources = []}: Policy): string | undefined {
  const refused = fontsIn(css).filter((address) => !allowsAddress(sources, address));
  if (refused.length === 0) return undefined;
  const missing = Array.from(new Set(refused.map(sourceOf)));
  const [first] = refused;
  return `loads fonts, e.g. ${first.slice(0, 60)}, which the policy blocks. Take them out, or permit them in ${CONFIG_FILE}: policy: {'font-src': ${JSON.stringify([...sources, ...missing])}}.`;
}
