import {readFileSync} from 'fs';
import {SourceMap} from 'module';
import type {SourceMapPayload} from 'module';
import path from 'path';

/** The program that renders pages, in the folder of the bundles. */
export const SERVER_BUNDLE = path.join('server', 'server.bundle.js');

/** A place in a file of the site: its path relative to the site with forward slashes, line and column from 1 on. */
export type SourcePlace = {readonly file: string; readonly line: number; readonly column: number};

/**
 * The places of the site's own files in the stack of an error that the bundle has thrown, the innermost first.
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
    // Code that a bundler adds has no source, against the type.
    if (!('originalSource' in entry) || !entry.originalSource) return [];
    const file = path.relative(siteDir, path.resolve(path.dirname(bundle), entry.originalSource));
    if (file.startsWith('..') || file.includes('node_modules')) return [];
    return [{file: file.split(path.sep).join('/'), line: entry.originalLine + 1, column: entry.originalColumn + 1}];
  });
}
