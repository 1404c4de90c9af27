/** Times what the expansion of contracts adds to a cold build: the same pages, with their blocks and expanded beforehand. */
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {expandPage} from '../../src/plugins/contract/pages/expanded-page';
import {folderOf} from '../../src/plugins/contract/pages/page-context';
import {contractFiles, FOLDER} from '../../src/plugins/contract/read';
import {readDocFiles} from '../../src/plugins/doc-files';

/** What a copy of the site does without: it is made anew, linked, or not part of a build. */
const LEFT_OUT = ['node_modules', 'build', '.docusaurus', '.git', 'test-results', 'tests'];

/** Plugins that write files beside the pages: they read contracts, too, but expand nothing into the site. */
const WRITERS = /^ {2}(contractDownloads|markdownPages),\n/gm;

/** A copy of the site that shares its packages. */
function copySite(siteDir: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(siteDir, copy, {recursive: true, filter: (file) => !LEFT_OUT.includes(path.relative(siteDir, file))});
  symlinkSync(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'));
  const config = path.join(copy, 'docusaurus.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace(WRITERS, ''));
  return copy;
}

/** Puts what each page becomes in its place, and takes the contracts away. */
function expandPages(site: string): void {
  const pages = readDocFiles(site).map((page) => ({file: page.file, ...expandPage(site, '/docs', page)}));
  pages.forEach(({file, markdown}) => writeFileSync(path.join(site, file), markdown));
  const folders = new Set(contractFiles(site).map((file) => folderOf(file)));
  folders.forEach((folder) => rmSync(path.join(site, folder, FOLDER), {recursive: true}));
}

/**
 * Builds the site with its contracts, and with pages that were expanded beforehand.
 *
 * @param build builds a site with cold caches
 * @returns seconds of both, as `build` measures them
 */
export function expansionSeconds(siteDir: string, build: (site: string) => number): {readonly expanding: number; readonly expanded: number} {
  const site = copySite(siteDir);
  try {
    const expanding = build(site);
    expandPages(site);
    return {expanding, expanded: build(site)};
  } finally {
    rmSync(site, {recursive: true});
  }
}
