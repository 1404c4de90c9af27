/** Times what the expansion of contracts adds to a cold build: the same pages, with their blocks and expanded beforehand. */
import {readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {expandPage} from '../../src/plugins/docs/page/expanded-page';
import {loadRemark} from '../../src/plugins/docs/page/remark';
import {toMdx} from '../docusaurus3/to-mdx';
import {folderOf} from '../../src/plugins/docs/blocks/page-context';
import {CONTRACT_FOLDER, contractFiles} from '../../contract';
import {readDocFiles} from '../../src/plugins/docs/doc-files';
import {coldBuild, docusaurusBuild, secondsOf} from './builds';
import {rounded} from './figures';
import type {Row} from './figures';
import {withSiteCopy} from '../trial-site/copy';

/** Plugins that write files beside the pages: they read contracts, too, but expand nothing into the site. */
const WRITERS = /^ {2}(contractDownloads|markdownPages),\n/gm;

function leaveOutWriters(site: string): void {
  const config = path.join(site, 'docusaurus.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace(WRITERS, ''));
}

/** Puts what each page becomes in its place, and takes the contracts away. */
async function expandPages(site: string): Promise<void> {
  const remark = await loadRemark();
  const pages = await Promise.all(readDocFiles(site).map(async (page) => ({file: page.file, ...(await expandPage(site, '/docs', page))})));
  pages.forEach(({file, root}) => writeFileSync(path.join(site, file), toMdx(root, remark)));
  const folders = new Set(contractFiles(site).map((file) => folderOf(file)));
  folders.forEach((folder) => rmSync(path.join(site, folder, CONTRACT_FOLDER), {recursive: true}));
}

/** Builds the site cold with its contracts, and with pages that were expanded beforehand. */
export function expansionRow(): Promise<Row> {
  return withSiteCopy(async (site) => {
    leaveOutWriters(site);
    const buildable = {name: 'expansion', folder: site, build: docusaurusBuild(site), page: 'docs/index.mdx'};
    const expanding = await coldBuild(buildable);
    await expandPages(site);
    const expanded = await coldBuild(buildable);
    const share = ((expanding?.seconds ?? NaN) / (expanded?.seconds ?? NaN) - 1) * 100;
    return {'with blocks s': secondsOf(expanding), 'expanded beforehand s': secondsOf(expanded), 'added %': rounded(share, 1)};
  });
}
