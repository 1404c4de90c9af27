/** Sizes of the production build in `build/`. */
import {existsSync} from 'fs';
import path from 'path';
import {APP, BUDGETS} from './budgets';
import {KILOBYTE, rounded} from './figures';
import type {Row} from './figures';
import {appBytes, chunks, pageSizes} from './page-sizes';
import type {PageSizes} from './page-sizes';
import {PROJECT} from '../trial-site/copy';

/**
 * Folder of the project's production build.
 *
 * @throws when there is none
 */
export function builtProject(): string {
  const folder = path.join(PROJECT, 'build');
  if (!existsSync(path.join(folder, '404.html')))
    throw new Error('[bench] no build in build/. Run `npm run build` first.');
  return folder;
}

function kilobytes(sizes: PageSizes): Record<string, number> {
  return Object.fromEntries(
    (['html', 'script', 'style'] as const).map((name) => [`${name} KB`, rounded(sizes[name] / KILOBYTE, 1)]),
  );
}

/** Brotli sizes of a page of each kind. */
export async function pageRows(): Promise<readonly Row[]> {
  const build = builtProject();
  return Promise.all(
    BUDGETS.map(async ({kind, file}) => ({page: kind, ...kilobytes(await pageSizes(build, file)), file})),
  );
}

/** Brotli sizes of the script files: all of them, the largest, and those that the app starts with. */
export async function chunkRows(): Promise<readonly Row[]> {
  const all = await chunks(builtProject());
  const total = all.reduce((sum, {bytes}) => sum + bytes, 0);
  return [
    {
      'script files': all.length,
      'all KB': rounded(total / KILOBYTE, 1),
      'largest KB': rounded((all[0]?.bytes ?? 0) / KILOBYTE, 1),
      'app KB': rounded(appBytes(all) / KILOBYTE, 1),
      'budget KB': APP,
    },
  ];
}
