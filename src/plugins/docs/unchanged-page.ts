import {existsSync, readFileSync, statSync} from 'fs';
import path from 'path';
import type {LoaderContext} from 'webpack';
import {expandPage} from './blocks/expanded-page';
import type {ExpandedPage} from './blocks/expanded-page';
import {dependOn} from './loader';
import type {Options} from './loader';

/** What a page was compiled from, and into. */
type Compiled = {readonly from: string; readonly files: readonly string[]; readonly code: string};

/** When the compilation of a page began, in milliseconds. */
type Begun = {begun: number};

/** Pages by path, as they were compiled last. */
const compiledPages = new Map<string, Compiled>();

/** Path of the page relative to the site, with forward slashes. */
const fileOf = (context: LoaderContext<Options>): string =>
  path.relative(context.getOptions().siteDir, context.resourcePath).split(path.sep).join('/');

function expanded(context: LoaderContext<Options>): ExpandedPage {
  const {siteDir, routeBase} = context.getOptions();
  return expandPage(siteDir, routeBase, {file: fileOf(context), markdown: readFileSync(context.resourcePath, 'utf8')});
}

/** The page after expansion, and the times of change of all else that its code comes from. */
function origin(context: LoaderContext<Options>, files: readonly string[]): string {
  const {siteDir} = context.getOptions();
  const {markdown, problems, dependencies} = expanded(context);
  const shown = dependencies.map((dependency) => path.join(siteDir, dependency));
  const others = files.filter((other) => !shown.includes(other));
  const times = others.map((other) => `${other} ${existsSync(other) ? statSync(other).mtimeMs : ''}`);
  return [markdown, problems.length, ...times].join('\n');
}

/** Whether a file has changed since a time in milliseconds: the code may come from what it was before. */
const changedSince = (time: number) => (file: string) => (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0) > time + 1;

/** Keeps the code of a page for the next edit. It runs after all other loaders. */
export default function keepPage(this: LoaderContext<Options>, code: string): string {
  const files = this.getDependencies();
  const {begun} = this.data as Begun;
  if (files.some(changedSince(begun))) compiledPages.delete(this.resourcePath);
  else compiledPages.set(this.resourcePath, {from: origin(this, files), files, code});
  return code;
}

/**
 * Ends the compilation of a page that comes out as it was: the edit of a contract, on which many pages depend, mostly
 * changes one of them. Used by `start` only, where the edit should be on the screen within a moment.
 */
export function pitch(this: LoaderContext<Options>): string | undefined {
  (this.data as Begun).begun = Date.now();
  const last = compiledPages.get(this.resourcePath);
  if (!last || origin(this, last.files) !== last.from) return undefined;
  last.files.forEach((file) => this.addDependency(file));
  dependOn(this, fileOf(this), expanded(this));
  return last.code;
}
