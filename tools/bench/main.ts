/** `npm run bench`: prints figures of the site and stores them as JSON. Arguments select parts; without any, all are measured. */
import {existsSync} from 'fs';
import path from 'path';
import {buildRow, inClone} from './builds';
import {APP, BUDGETS, VISITS} from './budgets';
import {KILOBYTE, report, rounded} from './figures';
import type {Part, Row} from './figures';
import {makePlain} from './plain-site';
import {clickRows, paintRows, switchRows} from './served-sites';
import type {BuiltSite} from './served-sites';
import {appSize, pageSizes} from './sizes';

const PROJECT = path.join(__dirname, '..', '..');

/** Folder of the project's production build. @throws Error when there is none */
function builtProject(): string {
  const folder = path.join(PROJECT, 'build');
  if (existsSync(path.join(folder, '404.html'))) return folder;
  throw new Error('[bench] no build in build/. Run `npm run build` first.');
}

/** The built site with the measured elements of a typical page; a function, as not all parts need a build. */
const projectSite = (): BuiltSite => ({
  name: 'this site',
  folder: builtProject(),
  page: VISITS.from,
  colourSwitch: 'input[role=switch]',
  sidebarLink: `aside a[href="${VISITS.to}"]`,
});

const kilobytes = (bytes: number): number => rounded(bytes / KILOBYTE, 1);

/** Brotli sizes of a page of each kind, and of the scripts that the app starts with. */
async function sizeRows(): Promise<readonly Row[]> {
  const build = builtProject();
  const pages = BUDGETS.map(async ({kind, file}) => {
    const {html, script, style} = await pageSizes(build, file);
    return {page: kind, 'html KB': kilobytes(html), 'script KB': kilobytes(script), 'style KB': kilobytes(style), file};
  });
  const app = {page: 'app', 'script KB': kilobytes(await appSize(build)), 'budget KB': APP};
  return [...(await Promise.all(pages)), app];
}

/** Builds of this site, and of plain pages, by which generators are compared. */
const buildRows = async (): Promise<readonly Row[]> =>
  [undefined, 45, 450, 2000].map((count) =>
    inClone((folder) => {
      if (count !== undefined) makePlain(folder, count);
      const name = count === undefined ? 'this site' : `${count} plain pages`;
      return buildRow({name, folder, page: 'docs/index.mdx', build: [process.execPath, 'tools/run/build.mjs']});
    }),
  );

const PARTS: readonly Part[] = [
  {name: 'sizes', title: 'what a page loads, after brotli', measure: sizeRows},
  {name: 'paint', title: 'first visit on a slow line, medians', measure: () => paintRows([projectSite()])},
  {name: 'switch', title: 'the colour switch on a slow line, medians', measure: () => switchRows([projectSite()])},
  {name: 'click', title: 'a click until the frame with the new h1, medians', measure: () => clickRows([projectSite()])},
  {name: 'build', title: 'production builds of the last commit', measure: buildRows},
];

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(
      `[bench] no part ${unknown.join(', ')}. Parts are ${PARTS.map(({name}) => name).join(', ')}; without arguments all are measured.`,
    );
  const chosen = PARTS.filter(({name}) => names.length === 0 || names.includes(name));
  await report(chosen, path.join(PROJECT, 'bench-results'));
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
