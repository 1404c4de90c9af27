import {readFileSync} from 'fs';
import path from 'path';
import type {Compiler, RspackError} from '@rspack/core';
import type {DocusaurusConfig} from '@docusaurus/types';
import {formatProblem} from '../../../../contract';
import type {Content} from '../../docs/checks/content-pages';
import {anchorProblemsAt, problemsAt} from '../../docs/checks/levels';
import {liveLinkProblems, openedPages} from '../../docs/checks/live-links';
import {plainMessage} from '../bundle/page-mistakes';

/** Milliseconds until the browser shows a compilation, which the check must not delay. */
const SHOWING = 300;

type Loaded = {readonly siteDir: string; readonly generatedFilesDir: string; readonly content: () => Content};

/** The routes of the site: beta.13 writes them with a hash of each. */
function routesIn(generatedFilesDir: string): readonly string[] {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).map((key) => key.replace(/-[^-]*$/, ''));
}

/** Prints links of the opened pages that lead nowhere; the pages are shown all the same, as the one that a link leads to may be written next. */
export function printLinks(
  {hooks}: Compiler,
  {baseUrl, onBrokenLinks, onBrokenMarkdownLinks}: DocusaurusConfig,
  {siteDir, generatedFilesDir, content}: Loaded,
): void {
  let printed = '';
  let waiting: NodeJS.Timeout | undefined;
  const print = async (): Promise<void> => {
    const site = {siteDir, baseUrl, content: content(), routes: routesIn(generatedFilesDir)};
    const {routes, anchors} = await liveLinkProblems(site, openedPages(siteDir));
    const found = JSON.stringify([routes, anchors]);
    if (found === printed) return;
    printed = found;
    [...problemsAt(onBrokenLinks, routes), ...anchorProblemsAt(siteDir, onBrokenMarkdownLinks, anchors)].forEach(
      (problem) => console.error(formatProblem(problem)),
    );
  };
  hooks.done.tap('print-links', ({compilation}) => {
    clearTimeout(waiting);
    // Mistakes that keep a page from being shown come first.
    if (compilation.errors.length > 0) return;
    waiting = setTimeout(() => void print().catch((error: Error) => console.error(error.message)), SHOWING);
  });
}

/** Prints each mistake of a compilation, of which webpack-dev-server prints the number alone. */
export function printMistakes({hooks}: Compiler): void {
  hooks.done.tap('print-mistakes', ({compilation}) => {
    const messages = compilation.errors.map(({message}: RspackError) => plainMessage(message));
    new Set(messages).forEach((message) => console.error(message));
  });
}
