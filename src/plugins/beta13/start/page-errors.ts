import type fs from 'fs';
import type {IncomingMessage, ServerResponse} from 'http';
import {text} from 'stream/consumers';
import type {Compiler} from '@rspack/core';
import {formatProblem} from '../../../../contract';
import {mistakeAt} from '../render-mistake';
import {evalPlaces} from './eval-places';

/** An error that a browser has met, as page-error.js sends it. */
type PageError = {readonly message: string; readonly stack: string; readonly route: string};

const PATH = '/__page-error';

/** Answers a browser with what a build says of an error on a page, and prints it. */
export class PageErrors {
  private scripts: readonly string[] = [];
  private readonly printed = new Set<string>();

  /** @param fileOf the file of the page with a route, relative to the site */
  constructor(
    private readonly compiler: Compiler,
    private readonly fileOf: (route: string) => string | undefined,
  ) {
    compiler.hooks.done.tap('page-errors', ({compilation}) => {
      this.scripts = compilation.getAssets().flatMap(({name}) => (name.endsWith('.js') ? [name] : []));
      this.printed.clear();
    });
  }

  /** Middleware of the development server. */
  readonly answer = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== PATH || request.method !== 'POST') return next();
    void text(request).then((body) => {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(this.messageOf(JSON.parse(body) as PageError));
    });
  };

  private messageOf({message, stack, route}: PageError): string {
    const {outputFileSystem, outputPath} = this.compiler;
    // In `start` it is one in memory.
    const memory = outputFileSystem as unknown as Pick<typeof fs, 'readFileSync'>;
    const scripts = this.scripts.map((name) => memory.readFileSync(`${outputPath}/${name}`, 'utf8'));
    const said = formatProblem(mistakeAt(this.fileOf(route) ?? route, {message}, evalPlaces(stack, scripts)));
    if (!this.printed.has(said)) console.error(said);
    this.printed.add(said);
    return said;
  }
}
