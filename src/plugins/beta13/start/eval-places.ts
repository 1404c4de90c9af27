import {SourceMap} from 'module';
import type {SourceMapPayload} from 'module';
import type {SourcePlace} from '../bundle/stack-places';

/**
 * A module of the site in the stack of a browser: its file, its query, e.g. that of an excerpt of a post, and the line and column in its code
 * as it runs.
 */
const FRAME = /webpack-internal:\/\/\/\.\/([^\s?]+?)(\?[^\s:]*)?:(\d+):(\d+)/g;

/** The map of a module, which stands behind its code in one of the scripts. @param name its file and query */
function mapIn(scripts: readonly string[], name: string): SourceMap | undefined {
  for (const script of scripts) {
    const found = script.indexOf(`//# sourceURL=webpack-internal:///./${name}\\n`);
    if (found < 0) continue;
    const [, base64] =
      /base64,([\w+/=]+)\\n$/.exec(script.slice(script.lastIndexOf('sourceMappingURL', found), found)) ?? [];
    if (base64) return new SourceMap(JSON.parse(Buffer.from(base64, 'base64').toString('utf8')) as SourceMapPayload);
  }
  return undefined;
}

/**
 * The places of the site's own files in the stack of an error in a browser, the innermost first.
 *
 * @param scripts the scripts of `start`, each module of which is text with its map behind it
 */
export function evalPlaces(stack: string, scripts: readonly string[]): readonly SourcePlace[] {
  return Array.from(stack.matchAll(FRAME)).flatMap(([, file, query = '', line, column]) => {
    if (file.startsWith('node_modules/') || file.startsWith('.docusaurus/')) return [];
    const entry = mapIn(scripts, file + query)?.findEntry(Number(line) - 1, Number(column) - 1);
    return entry && 'originalLine' in entry
      ? [{file, line: entry.originalLine + 1, column: entry.originalColumn + 1}]
      : [];
  });
}
