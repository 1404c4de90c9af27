import {parse} from 'postcss';
import type {Problem} from '../../../contract';
import {isForeign} from './addresses';
import {CONFIG_FILE, PLUGIN} from './options';
import type {Directive, Policy} from './options';
import {allowsAddress, sourceOf} from './sources';

/** A fast test, as few style sheets contain such addresses. */
const MAY_BE_EXTERNAL = /(?:url\(|@import)\s*["']?\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i;

const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s)]*))\s*\)|^\s*"([^"]*)"|^\s*'([^']*)'/gi;

const addressesIn = (value: string): readonly string[] =>
  Array.from(value.matchAll(ADDRESS), ([, ...forms]) => forms.find((form) => form !== undefined) ?? '');

const isRefused = (address: string, directive: Directive, policy: Policy): boolean =>
  isForeign(address) && !/^(?:data|about):/i.test(address) && !allowsAddress(policy[directive] ?? [], address);

/** What style sheets load by directive, and how to include it in the site instead. */
const LOADS: Readonly<Partial<Record<Directive, readonly [what: string, instead: string]>>> = {
  'style-src': ['a style sheet', 'Copy it into src/css/'],
  'font-src': ['a font', 'Put the file into static/'],
  'img-src': ['an image', 'Put the file into static/'],
};

/**
 * Finds addresses of other sites in a style sheet that the policy does not permit.
 *
 * @param file its path relative to the site
 * @throws CssSyntaxError if the text is not valid CSS
 */
export function styleProblems(css: string, file: string, policy: Policy): readonly Problem[] {
  if (!MAY_BE_EXTERNAL.test(css)) return [];
  const problems: Problem[] = [];
  const add = (
    value: string,
    directive: Directive,
    place: {readonly line: number; readonly column: number} | undefined,
  ) => {
    for (const address of addressesIn(value).filter((one) => isRefused(one, directive, policy))) {
      const [what, instead] = LOADS[directive] ?? ['a file', 'Put it into static/'];
      problems.push({
        plugin: PLUGIN,
        file,
        line: place?.line,
        column: place?.column,
        message: `${address} is ${what} of another site, which the policy blocks. ${instead}, or permit it in ${CONFIG_FILE}: policy: {'${directive}': [${JSON.stringify(sourceOf(address))}]}.`,
      });
    }
  };
  const root = parse(css, {from: file});
  root.walkAtRules('import', ({params, source}) => add(params, 'style-src', source?.start));
  root.walkDecls(({value, parent, source}) => {
    const isFont = parent?.type === 'atrule' && (parent as {readonly name?: string}).name === 'font-face';
    add(value, isFont ? 'font-src' : 'img-src', source?.start);
  });
  return problems;
}
