import {readFileSync} from 'fs';
import path from 'path';
import type {Compiler, RspackError} from '@rspack/core';
import type {DocusaurusConfig} from '@docusaurus/types';
import {formatProblem} from '../../../../contract';
import type {Content} from '../../docs/checks/content-pages';
import {anchorProblemsAt, problemsAt} from '../../docs/checks/levels';
import {liveLinkProblems, openedPages} from '../../docs/checks/live-links';
import {plainMessage} from '../bundle/page-mistakes';

/** Delay in milliseconds until the browser shows a compilation, which the check must not slow down. */
const DELAY_MS = 300;

type Loaded = {readonly siteDir: string; readonly generatedFilesDir: string; readonly content: () => Content};

/** The routes of the site, without the hash that beta.13 appends to each. */
function routesIn(generatedFilesDir: string): readonly string[] {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).map((key) => key.replace(/-[^-]*$/, ''));
}

/** Prints broken links of the opened pages; the pages are shown anyway, as the target of a link may be written next. */
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
    // First the mistakes that keep a page from being shown.
    if (compilation.errors.length > 0) return;
    waiting = setTimeout(() => void print().catch((error: Error) => console.error(error.message)), DELAY_MS);
  });
}

/** Prints each error of a compilation; webpack-dev-server prints only their number. */
export function printMistakes({hooks}: Compiler): void {
  hooks.done.tap('print-mistakes', ({compilation}) => {
    const messages = compilation.errors.map(({message}: RspackError) => plainMessage(message));
    new Set(messages).forEach((message) => console.error(message));
  });
}
