import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {formatProblem} from '../../../contract';
import type {Problem} from '../../../contract';
import {problemIn} from '../docs/files/doc-files';
import {NAME_REMEDY} from '../docs/read/names';
import {placesOf} from './bundle/stack-places';
import type {SourcePlace} from './bundle/stack-places';

/** Messages for React's errors, of which its production build has only the numbers. */
const REACT: Readonly<Record<string, (value: string) => string>> = {
  '31': (value) => `${value} is no text and no element. Show one of its values, or its text`,
  '130': (value) => `a component is ${value || 'undefined'}. Look whether its module exports the name that is imported`,
  '152': (value) => `the component ${value} returns nothing. Return an element or null`,
};

const IN_DEVELOPMENT: Readonly<Record<string, RegExp>> = {
  '31': /^Objects are not valid as a React child \(found: (.*?)\)\./,
  '130': /^Element type is invalid: .*? but got: (\w+)/,
  '152': /^(\w+)\(\.\.\.\): Nothing was returned from render/,
};

function ofReact(message: string): readonly [number: string, value: string] | undefined {
  const [, number] = /Minified React error #(\d+)/.exec(message) ?? [];
  if (number !== undefined) return [number, decodeURIComponent(/args\[\]=([^&\s]*)/.exec(message)?.[1] ?? '')];
  return Object.entries(IN_DEVELOPMENT)
    .map(([known, form]) => [known, form.exec(message)?.[1]] as const)
    .find((found): found is readonly [string, string] => found[1] !== undefined);
}

function textOf(message: string): string {
  const [number, value] = ofReact(message) ?? [];
  const known = number === undefined ? undefined : REACT[number]?.(value ?? '');
  return (known ?? message.split('\n')[0]).replace(/\.$/, '');
}

const isPage = (file: string): boolean => /\.mdx?$/.test(file);

const isForBrowsers = (text: string): boolean =>
  /\b(?:window|document|localStorage|navigator|location|self) is not defined/.test(text);

/** The innermost component in a stack, e.g. one of the theme that lacks a prop; names of one or two letters are React's own functions. */
const componentIn = (stack = ''): string | undefined => /^ *at ([A-Z]\w{2,}) \(/m.exec(stack)?.[1];

function remedyFor(text: string, own?: SourcePlace, component?: string): string {
  if (isForBrowsers(text)) return 'Only browsers have it: put what uses it into <BrowserOnly>, or into an effect.';
  const [, name] = / ?(\S+) is not defined$/.exec(text) ?? [];
  if (own && name) return isPage(own.file) ? NAME_REMEDY : `Import or define ${name} in the file.`;
  if (own) return 'Fix the code there, or what it is given.';
  return component ? 'Look at the props that the page gives it.' : 'Fix what the page shows.';
}

/** Whether a page of code exports no component: React and core then name neither the page nor the reason. */
function lacksComponent(siteDir: string, file: string): boolean {
  const absolute = path.join(siteDir, file);
  if (!/\.[jt]sx?$/.test(file) || !existsSync(absolute)) return false;
  return !/\bdefault\b|\bexports\b/.test(readFileSync(absolute, 'utf8'));
}

/**
 * Reports why a page cannot be rendered, with the innermost location in the page's own code, or else the component.
 *
 * @param file the page, or its route
 * @param places the innermost first
 */
export function mistakeAt(
  siteDir: string,
  file: string,
  {message, stack}: Pick<Error, 'message' | 'stack'>,
  places: readonly SourcePlace[],
): Problem {
  if (lacksComponent(siteDir, file))
    return problemIn(
      file,
      'the page has no default export. Expected its component: export default function Page() {…}.',
    );
  const [first] = places;
  const own = places.find((place) => place.file === file) ?? places.find((place) => isPage(place.file));
  const text = textOf(message);
  const component = first || ofReact(message) ? undefined : componentIn(stack);
  const elsewhere =
    first && first !== own ? `${first.file}:${first.line}:${first.column}` : component && `<${component}>`;
  const where = elsewhere ? ` in ${elsewhere}` : '';
  const remedy = remedyFor(text, own, component);
  return problemIn(own?.file ?? file, `the page cannot be shown: ${text}${where}. ${remedy}`, own);
}

/**
 * `mistakeAt` with the locations from the stack of an error in a build.
 *
 * @param folder of the bundles
 */
export const renderMistake = (siteDir: string, folder: string, file: string, error: Error): Problem =>
  mistakeAt(siteDir, file, error, placesOf(siteDir, folder, error));

/** Joins the problems of pages that fail for the same reason beside them, e.g. in the navbar, to that of the first page. */
export function joinAlike(problems: readonly Problem[]): readonly Problem[] {
  const alike = new Map<string, Problem[]>();
  for (const problem of problems) {
    const reason = problem.line === undefined ? problem.message : formatProblem(problem);
    alike.set(reason, [...(alike.get(reason) ?? []), problem]);
  }
  return Array.from(alike.values(), ([first, ...others]) =>
    first.line === undefined && others.length > 0
      ? {...first, message: `${first.message} Other pages with the same mistake: ${others.length}.`}
      : first,
  );
}
