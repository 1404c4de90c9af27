import type fs from 'fs';
import type {IncomingMessage, ServerResponse} from 'http';
import {text} from 'stream/consumers';
import type {Compiler} from '@rspack/core';
import {SourceMap} from 'module';
import type {SourceMapPayload} from 'module';
import {formatProblem} from '../../../../contract';
import {mistakeAt} from '../render-mistake';
import type {SourcePlace} from '../bundle/stack-places';

type PageError = {readonly message: string; readonly stack: string; readonly route: string};

const PATH = '/__page-error';

/** Returns the build's message about an error on a page to the browser, and prints it. */
export class PageErrors {
  private scripts: readonly string[] = [];
  private readonly printed = new Set<string>();

  constructor(
    private readonly compiler: Compiler,
    private readonly fileOf: (route: string) => string | undefined,
  ) {
    compiler.hooks.done.tap('page-errors', ({compilation}) => {
      this.scripts = compilation.getAssets().flatMap(({name}) => (name.endsWith('.js') ? [name] : []));
      this.printed.clear();
    });
  }

  readonly answer = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== PATH || request.method !== 'POST') return next();
    void text(request).then((body) => {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(this.messageOf(JSON.parse(body) as PageError));
    });
  };

  private messageOf({message, stack, route}: PageError): string {
    const {outputFileSystem, outputPath} = this.compiler;
    // In `start` the output is in memory.
    const memory = outputFileSystem as unknown as Pick<typeof fs, 'readFileSync'>;
    const scripts = this.scripts.map((name) => memory.readFileSync(`${outputPath}/${name}`, 'utf8'));
    const file = this.fileOf(route) ?? route;
    const places = evalPlaces(stack, scripts);
    const said = formatProblem(mistakeAt(this.compiler.context, file, {message, stack}, places));
    if (!this.printed.has(said)) console.error(said);
    this.printed.add(said);
    return said;
  }
}

/** A module of the site in a browser's stack: file, query (e.g. that of a post's excerpt), line and column in the compiled code. */
const FRAME = /webpack-internal:\/\/\/\.\/([^\s?]+?)(\?[^\s:]*)?:(\d+):(\d+)/g;

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
 * The locations in the site's files in a browser's stack, the innermost first.
 *
 * @param scripts whose modules are strings for `eval` with source maps
 * @internal exported for tests
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
