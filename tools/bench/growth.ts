/** How build time and memory grow with the number of pages. */
import {coldBuild, coreSecondsOf, peakOf, secondsOf, siteBuild} from './builds';
import {rounded} from './figures';
import type {Row} from './figures';
import {makePlain} from './plain-site';
import {withSiteCopy} from '../trial-site/copy';

/** Seconds after which a build is stopped, as nobody would wait longer. */
const LIMIT_SECONDS = 20 * 60;

/** Cold build of the site's theme and plugins with this number of plain pages in one version. */
function growthRow(pages: number): Promise<Row> {
  return withSiteCopy(async (site) => {
    makePlain(site, pages);
    const cold = await coldBuild(
      {name: `${pages} pages`, folder: site, build: siteBuild(site), page: 'docs/index.mdx'},
      LIMIT_SECONDS,
    );
    const msOfPage = rounded(((cold?.seconds ?? NaN) * 1000) / pages);
    return {
      pages,
      'cold s': secondsOf(cold),
      'core s': coreSecondsOf(cold),
      'ms a page': msOfPage,
      'peak MB': peakOf([cold]),
    };
  });
}

/** @param counts numbers of pages */
export async function growthRows(counts: readonly number[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const pages of counts) rows.push(await growthRow(pages));
  return rows;
}
