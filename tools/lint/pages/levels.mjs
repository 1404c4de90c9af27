import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import {suggestion} from './suggestion.mjs';

/** The file with the levels of contracts and of pages; `contract/rules/levels.ts` reads those of contracts. */
const CONFIG = 'contract.config.yaml';

/** The levels of pages, the lowest first; each includes the rules of those before it. The table in README.md explains them. */
export const LEVELS = ['stock', 'complete', 'house'];

/** The message about an invalid folder or level. */
function mistakeOf(siteDir, folder, level) {
  if (!LEVELS.includes(level))
    return `level "${level}" is unknown. Known: ${LEVELS.join(', ')}.${suggestion(String(level), LEVELS)} Fix it, or drop it.`;
  return statSync(path.join(siteDir, folder), {throwIfNoEntry: false})?.isDirectory()
    ? undefined
    : `"${folder}" is no folder of the site. Expected e.g. "docs: complete". Fix it, or drop it.`;
}

/**
 * Reads the levels of pages: folders in the configuration have their level, all others `stock`.
 *
 * @returns the folders with their levels, `[['docs', 'house']]`, a folder before its subfolders; and the problems of the configuration,
 * whose folders are ignored then
 */
export function readPageLevels(siteDir) {
  const file = path.join(siteDir, CONFIG);
  const lineCounter = new LineCounter();
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '', {lineCounter});
  // Invalid YAML is reported with the contracts.
  const pages = document.errors.length === 0 && isMap(document.contents) ? document.get('pages', true) : undefined;
  const problem = ({range: [start]}, message) => {
    const {line, col: column} = lineCounter.linePos(start);
    return {plugin: 'pages', file: CONFIG, line, column, message};
  };
  if (!pages) return {folders: [], problems: []};
  if (!isMap(pages)) {
    const message = 'pages is no map of folders to levels. Expected e.g. "pages: {docs: complete}".';
    return {folders: [], problems: [problem(pages, message)]};
  }
  const written = pages.items.map(({key, value}) => ({
    key,
    folder: String(key).replace(/\/$/, ''),
    level: isScalar(value) ? value.value : undefined,
  }));
  const problems = written.flatMap(({key, folder, level}) => {
    const message = mistakeOf(siteDir, folder, level);
    return message ? [problem(key, message)] : [];
  });
  const folders = written.map(({folder, level}) => [folder, level]);
  return {folders: problems.length > 0 ? [] : folders.sort(([one], [other]) => one.length - other.length), problems};
}
