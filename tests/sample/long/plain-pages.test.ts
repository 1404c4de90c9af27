/** Sizes of pages with prose, tables and code, without interfaces, by which generators are compared (tools/bench/plain-site.ts). */
import {execFileSync} from 'child_process';
import {rmSync, statSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {listFiles} from '../../../deploy/serve/list-files';
import {makePlain} from '../../../tools/bench/plain-site';
import {copySiteWithPackages} from '../fixtures/site-copy';

const PAGES = 45;
const LIMIT = 12.5 * 1024;

const largerThan = (bytes: number, pages: readonly string[]) => pages.filter((file) => statSync(file).size > bytes);

test('the HTML of a plain page, with its styles, has at most 12.5 KB after brotli', () => {
  test.setTimeout(120_000);
  // Class names depend on paths of files, so they are those of a real site only with real packages.
  const site = copySiteWithPackages();
  try {
    makePlain(site, PAGES);
    execFileSync(process.execPath, [path.join(site, 'tools/run/build.mjs')], {cwd: site, stdio: 'pipe'});
    const docs = path.join(site, 'build', 'docs');
    const pages = listFiles(docs)
      .filter((file) => file.endsWith('.html.br'))
      .map((file) => path.join(docs, file));
    expect(pages).toHaveLength(PAGES);
    expect(largerThan(LIMIT, pages)).toEqual([]);
    expect(largerThan(LIMIT * 0.9, pages)).not.toEqual([]);
  } finally {
    rmSync(path.dirname(site), {recursive: true});
  }
});
