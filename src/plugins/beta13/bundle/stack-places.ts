import {readFileSync} from 'fs';
import {SourceMap} from 'module';
import type {SourceMapPayload} from 'module';
import path from 'path';
import {ownPath} from '../../relative-path';

/** Path of the program that renders pages, in the folder of the bundles. */
export const SERVER_BUNDLE = path.join('server', 'server.bundle.js');

/** A location in a file of the site: path relative to the site with forward slashes; line and column are 1-based. */
export type SourcePlace = {readonly file: string; readonly line: number; readonly column: number};

/**
 * The locations in the site's own files in an error's stack, the innermost first.
 *
 * @param folder of the bundles
 */
export function placesOf(siteDir: string, folder: string, {stack = ''}: Error): readonly SourcePlace[] {
  const bundle = path.join(folder, SERVER_BUNDLE);
  let map: SourceMap | undefined;
  const mapOfBundle = () =>
    (map ??= new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')) as SourceMapPayload));
  const frames = stack.split('\n').flatMap((frame) => {
    const [, line, column] = frame.includes(bundle) ? (/:(\d+):(\d+)\)?$/.exec(frame) ?? []) : [];
    return line === undefined ? [] : [mapOfBundle().findEntry(Number(line) - 1, Number(column) - 1)];
  });
  return frames.flatMap((entry) => {
    // Contrary to the type, code that a bundler adds has no source.
    if (!('originalSource' in entry) || !entry.originalSource) return [];
    const file = ownPath(siteDir, path.resolve(path.dirname(bundle), entry.originalSource));
    return file ? [{file, line: entry.originalLine + 1, column: entry.originalColumn + 1}] : [];
  });
}
