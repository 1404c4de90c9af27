import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {setImmediate} from 'timers/promises';
import type {Props} from '@docusaurus/types';
import {ProblemsError, throwProblems} from '../../../contract';
import type {Problem} from '../../../contract';
import type {DocsPlugin} from '../docs';
import type {PublishedFile} from '../docs/targets/files';
import {addAppToEveryPage} from '../live';
import {routeFile} from '../route-file';
import {hashOf, storeOf} from '../store';
import {sourceOfRoute} from '../route-source';
import {joinAlike, renderMistake} from './render-mistake';
import {openBundles} from './bundle/bundles';
import type {MakeConfig} from './bundle/configurations';

export type Renderer = {
  readonly renderPages: (props: Props, makeConfig: MakeConfig) => Promise<void>;
};

type RenderedPage = {
  readonly html: string;
  readonly links: readonly string[];
  readonly files: readonly PublishedFile[];
};

/** Empties the build folder without removing it, as it may be watched or a mount point. */
function emptyFolder(folder: string): void {
  mkdirSync(folder, {recursive: true});
  readdirSync(folder).forEach((name) => rmSync(path.join(folder, name), {recursive: true}));
}

function writeInto(folder: string, file: string, content: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

export type Listeners = {
  readonly onLinks: (route: string, links: readonly string[]) => void;
  /** Gets the HTML of each page that was not rendered by an earlier build. */
  readonly onRendered: (html: string) => void;
};

/**
 * Renders the pages in parallel with the bundler.
 *
 * @throws Error with all mistakes of pages and modules, then one with all pages that cannot be rendered
 */
export async function renderPages(
  props: Props,
  makeConfig: MakeConfig,
  {onLinks, onRendered}: Listeners,
): Promise<void> {
  const {siteDir, outDir, baseUrl, routesPaths, routes, plugins, siteConfig} = props;
  const {pageOf, problemsOfPages} = plugins.find((plugin) => 'pageOf' in plugin) as unknown as DocsPlugin;
  const {id, folder, clientFolder, render} = await openBundles(props, makeConfig).catch((error: unknown) => {
    throw withMistakes(problemsOfPages(), error as Error);
  });
  throwProblems(problemsOfPages());
  emptyFolder(outDir);
  const sources = [...(siteConfig.staticDirectories ?? []).map((name) => path.resolve(siteDir, name)), clientFolder];
  sources.filter(existsSync).forEach((source) => cpSync(source, outDir, {recursive: true, dereference: true}));
  addAppToEveryPage(props);
  const {headTags, preBodyTags, postBodyTags, ssrTemplate} = props as Props & {readonly ssrTemplate: string};
  const locals = {
    headTags,
    preBodyTags,
    postBodyTags,
    ssrTemplate,
    baseUrl,
    noIndex: siteConfig.noIndex,
    generatedFilesDir: folder,
  };
  const frame = hashOf(JSON.stringify({...locals, generatedFilesDir: undefined, id}));
  const problems: Problem[] = [];
  for (const route of routesPaths) {
    // Lets replies of threads be handled, as the following work may not wait for anything.
    await setImmediate();
    const shown = await pageOf(route);
    try {
      const {html, links, files} = await storeOf(siteDir).data<RenderedPage>(
        'html',
        [frame, route, ...(shown?.inputs ?? [])],
        async () => {
          const made = await shown?.make();
          let found: readonly string[] = [];
          const onLinksCollected = (_route: string, collected: readonly string[]) => (found = collected);
          const text = await render({
            ...locals,
            onLinksCollected,
            path: route,
            routesLocation: {[route]: route},
            context: made && {page: made.page},
          });
          onRendered(text);
          return {html: text, links: found, files: made?.files ?? []};
        },
      );
      onLinks(route, links);
      files.forEach(({from, to}) => cpSync(path.join(siteDir, from), path.join(outDir, to)));
      writeInto(outDir, routeFile(route, baseUrl), html);
    } catch (error) {
      const file = sourceOfRoute(routes, route);
      problems.push(
        ...(error instanceof ProblemsError
          ? error.problems
          : [renderMistake(siteDir, folder, file ?? route, error as Error)]),
      );
    }
  }
  throwProblems(joinAlike(problems));
}

/**
 * Joins mistakes on pages and the bundlers' errors into one error, without duplicate lines.
 *
 * @internal exported for tests
 */
export function withMistakes(problems: readonly Problem[], error: Error): Error {
  if (problems.length === 0) return error;
  const lines = [new ProblemsError(problems), error].flatMap(({message}) => message.split('\n'));
  const all = new Error(Array.from(new Set(lines)).join('\n'));
  all.stack = all.message;
  return all;
}
