import {readFileSync} from 'fs';
import path from 'path';
import type {Compiler} from '@rspack/core';
import type {DocusaurusConfig} from '@docusaurus/types';
import {formatProblem} from '../../../../contract';
import type {Content} from '../../docs/checks/content-pages';
import {anchorProblemsAt, problemsAt} from '../../docs/checks/levels';
import type * as LiveLinks from '../../docs/checks/live-links';
import {openedPages} from '../../docs/checks/opened-pages';
import {onDemand} from '../../on-demand';

/** Milliseconds until the browser shows a compilation, which the check must not delay. */
const SHOWING = 300;

/** Where beta.13 has the site that it has loaded. */
type Loaded = {readonly siteDir: string; readonly generatedFilesDir: string; readonly content: () => Content};

/** The routes of the site: beta.13 writes them with a hash of each. */
function routesIn(generatedFilesDir: string): readonly string[] {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).map((key) => key.replace(/-[^-]*$/, ''));
}

/**
 * Prints links of the opened pages that lead nowhere, by the levels that a build has for them. A page is shown all the same, as the page
 * that a link leads to may be the next one to write.
 */
export function printLinks(
  {hooks}: Compiler,
  {baseUrl, onBrokenLinks, onBrokenMarkdownLinks}: DocusaurusConfig,
  {siteDir, generatedFilesDir, content}: Loaded,
): void {
  let printed = '';
  let waiting: NodeJS.Timeout | undefined;
  const print = async (): Promise<void> => {
    const {liveLinkProblems} = onDemand(__filename)('../../docs/checks/live-links') as typeof LiveLinks;
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
