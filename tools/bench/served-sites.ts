/** Measures built sites in the browser, alternating between them, so that disturbances of the machine affect all of them. */
import type {Browser} from 'playwright';
import {median, rounded} from './figures';
import type {Row} from './figures';
import {startNginx} from './nginx';
import {clickTime, colourSwitch, firstVisit, launchBrowser} from './visits';
import type {Figures} from './visits';

/** A built site, and what is measured on one of its pages. */
export type BuiltSite = {
  readonly name: string;
  readonly folder: string;
  readonly page: string;
  readonly colourSwitch: string;
  /** Selector of a sidebar link that is visible when the page opens. */
  readonly sidebarLink: string;
};

/** Visits of each site; the median is reported. Medians of five differed by 200 ms, as a frame may come before or after the measured event. */
const ROUNDS = 15;

const medians = (visits: readonly Figures[]): Row =>
  Object.fromEntries(
    Object.keys(visits[0]).map((column) => [column, rounded(median(visits.map((visit) => visit[column])), 2)]),
  );

/** Visits every site in each round, and returns the medians, one row per site. */
async function inTurn(
  sites: readonly BuiltSite[],
  visit: (browser: Browser, site: BuiltSite, url: string) => Promise<Figures>,
): Promise<readonly Row[]> {
  const nginx = startNginx(sites.map(({folder}) => folder));
  const visits = sites.map((): Figures[] => []);
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser(nginx.publicKeyHash);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, site] of sites.entries())
        visits[index].push(await visit(browser, site, nginx.origins[index] + site.page));
    }
  } finally {
    await browser?.close();
    nginx.stop();
  }
  return sites.map(({name}, index) => ({site: name, ...medians(visits[index])}));
}

/** First visits on the slow network. */
export const paintRows = (sites: readonly BuiltSite[]): Promise<readonly Row[]> =>
  inTurn(sites, (browser, _site, url) => firstVisit(browser, url));

/** The colour switch on the slow network. */
export const switchRows = (sites: readonly BuiltSite[]): Promise<readonly Row[]> =>
  inTurn(sites, (browser, site, url) => colourSwitch(browser, url, site.colourSwitch));

/** A click on a link in the sidebar, on both networks. */
export const clickRows = (sites: readonly BuiltSite[]): Promise<readonly Row[]> =>
  inTurn(sites, async (browser, site, url) => ({
    'click ms': await clickTime(browser, 'fast', url, site.sidebarLink),
    'click, slow line ms': await clickTime(browser, 'slow', url, site.sidebarLink),
  }));
