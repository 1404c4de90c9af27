/** `npm run bench`: prints figures of the site and stores them as JSON. Arguments select parts; without any, all are measured. */
import path from 'path';
import {buildRow, siteBuild} from './builds';
import {devServerRow} from './dev-server';
import {report, rounded} from './figures';
import type {Part, Row} from './figures';
import {growthRows} from './growth';
import {loadRows} from './load';
import {secondsForInterfaces} from './many-interfaces';
import {clickRows, paintRows, switchRows} from './served-sites';
import type {BuiltSite} from './served-sites';
import {PROJECT, withSiteCopy} from '../trial-site/copy';
import {builtProject, chunkRows, pageRows} from './sizes';

/** The built site, and what is measured on a typical page; needs the build only when it is called. */
function projectSite(): BuiltSite {
  return {
    name: 'this site',
    folder: builtProject(),
    page: '/docs/biz/v3/account/v3_account_1_0',
    colourSwitch: 'input[role=switch]',
    sidebarLink: 'aside a[href="/docs/biz/v3/task/v3_task_1_0"]',
  };
}

const interfacesRow = async (interfaces: number): Promise<Row> => ({
  interfaces,
  'core s': rounded(await secondsForInterfaces(interfaces), 1),
});

const PARTS: readonly Part[] = [
  {name: 'sizes', title: 'what a page loads, after brotli', measure: pageRows},
  {name: 'chunks', title: 'script files of the build, after brotli', measure: chunkRows},
  {name: 'paint', title: 'first visit on a slow line, medians', measure: () => paintRows([projectSite()])},
  {name: 'switch', title: 'the colour switch on a slow line, medians', measure: () => switchRows([projectSite()])},
  {
    name: 'click',
    title: 'a click in the sidebar until the frame with the new h1, medians',
    measure: () => clickRows([projectSite()]),
  },
  {
    name: 'build',
    title: 'production builds',
    measure: () =>
      withSiteCopy(async (site) => [
        await buildRow({
          name: 'this site',
          folder: site,
          build: siteBuild(site),
          page: 'docs/biz/v3/account/v3_account_1_0.mdx',
        }),
      ]),
  },
  {name: 'growth', title: 'cold builds with plain pages in one version', measure: () => growthRows([45, 450, 2000])},
  {
    name: 'load',
    title: 'nginx with a page of the site and with one plain file of the same size, medians',
    measure: loadRows,
  },
  {name: 'start', title: 'development server, caches empty', measure: async () => [await devServerRow()]},
  {
    name: 'interfaces',
    title: 'interfaces in one contract, read, checked and expanded, on one core',
    measure: async () => [await interfacesRow(100), await interfacesRow(1000)],
  },
];

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `[bench] no part ${unknown.join(', ')}. Parts are ${PARTS.map(({name}) => name).join(', ')}; without arguments all are measured.`,
    );
  }
  const chosen = PARTS.filter(({name}) => names.length === 0 || names.includes(name));
  console.log(`\nKept in ${path.relative(PROJECT, await report(chosen, path.join(PROJECT, 'bench-results')))}`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
