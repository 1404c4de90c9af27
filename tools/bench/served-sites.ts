/** Measures built sites in the browser, alternating between them, so that disturbances of the machine affect all of them. */
import {rmSync} from 'fs';
import type {Browser} from 'playwright';
import {launchBrowser} from './browser';
import {clickTime} from './click';
import {colourSwitch} from './colour-switch';
import {median, rounded} from './figures';
import type {Row} from './figures';
import {startNginx} from './nginx';
import {firstVisit} from './paint';
import {precompressedCopy} from './precompress';

/** A built site, and what is measured on one of its pages. */
export type BuiltSite = {
  readonly name: string;
  /** Folder of the production build. */
  readonly folder: string;
  /** Path of a typical page. */
  readonly page: string;
  /** Selector of the colour switch. */
  readonly colourSwitch: string;
  /** Selector of a sidebar link that is visible when the page opens. */
  readonly sidebarLink: string;
};

/** Visits of each site; the median is reported. Medians of five differed by 200 ms: a frame comes before what is measured, or after it. */
const ROUNDS = 15;

type Measured = Readonly<Record<string, number>>;

/** Measures one visit of a site's page, whose address is `url`. */
type Visit = (browser: Browser, site: BuiltSite, url: string) => Promise<Measured>;

/** Decimal places: none for milliseconds and requests. */
function digitsOf(column: string): number {
  if (column.endsWith(' KB')) return 1;
  return column === 'layout shift' ? 3 : 0;
}

function medians(visits: readonly Measured[]): Row {
  const columns = Object.keys(visits[0]);
  return Object.fromEntries(
    columns.map((column) => [column, rounded(median(visits.map((visit) => visit[column])), digitsOf(column))]),
  );
}

/** Visits every site in each round, and returns the medians, one row per site. */
async function inTurn(sites: readonly BuiltSite[], visit: Visit): Promise<readonly Row[]> {
  const folders = await Promise.all(sites.map(({folder}) => precompressedCopy(folder)));
  const nginx = await startNginx(folders);
  const visits = sites.map((): Measured[] => []);
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser(nginx.publicKeyHash);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, site] of sites.entries())
        visits[index].push(await visit(browser, site, nginx.origins[index] + site.page));
    }
  } finally {
    await browser?.close();
    await nginx.stop();
    folders.forEach((folder) => rmSync(folder, {recursive: true}));
  }
  return sites.map(({name}, index) => ({site: name, ...medians(visits[index])}));
}

/** First visits on the slow network. */
export function paintRows(sites: readonly BuiltSite[]): Promise<readonly Row[]> {
  return inTurn(sites, async (browser, _site, url) => {
    const paint = await firstVisit(browser, url);
    return {
      'HTML KB': paint.htmlKb,
      'script KB': paint.scriptKb,
      'CSS KB': paint.styleKb,
      'font KB': paint.fontKb,
      requests: paint.requests,
      'first paint ms': paint.firstPaintMs,
      'largest paint ms': paint.largestPaintMs,
      'blocked ms': paint.blockedMs,
      'longest task ms': paint.longestTaskMs,
      'layout shift': paint.layoutShift,
    };
  });
}

/** The colour switch on the slow network. */
export function switchRows(sites: readonly BuiltSite[]): Promise<readonly Row[]> {
  return inTurn(sites, async (browser, site, url) => {
    const {worksMs, scriptKb} = await colourSwitch(browser, url, site.colourSwitch);
    return {'colour switch works ms': worksMs, 'script before KB': scriptKb};
  });
}

/** A click on a link in the sidebar, on both networks. */
export function clickRows(sites: readonly BuiltSite[]): Promise<readonly Row[]> {
  return inTurn(sites, async (browser, site, url) => ({
    'click ms': await clickTime(browser, 'fast', url, site.sidebarLink),
    'click, slow line ms': await clickTime(browser, 'slow', url, site.sidebarLink),
    'same, pointer came 200 ms before': await clickTime(browser, 'slow', url, site.sidebarLink, 200),
  }));
}
