/** How build time and memory grow with the number of pages. */
import {coldBuild, coreSecondsOf, docusaurusBuild, peakOf, secondsOf} from './builds';
import {rounded} from './figures';
import type {Row} from './figures';
import {makePlain} from './plain-site';
import {withSiteCopy} from '../trial-site/copy';

/** A page that a build needs longer than this for, in seconds, is no page that anybody waits for. */
const LIMIT_SECONDS = 20 * 60;

/** Builds the site's theme and plugins, cold, with this many plain pages in one version. */
function growthRow(pages: number): Promise<Row> {
  return withSiteCopy(async (site) => {
    makePlain(site, pages);
    const cold = await coldBuild({name: `${pages} pages`, folder: site, build: docusaurusBuild(site), page: 'docs/index.mdx'}, LIMIT_SECONDS);
    const msOfPage = rounded(((cold?.seconds ?? NaN) * 1000) / pages);
    return {pages, 'cold s': secondsOf(cold), 'core s': coreSecondsOf(cold), 'ms a page': msOfPage, 'peak MB': peakOf([cold])};
  });
}

/** @param counts numbers of pages */
export async function growthRows(counts: readonly number[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const pages of counts) rows.push(await growthRow(pages));
  return rows;
}
