import type {IncomingMessage, ServerResponse} from 'http';
import {OPENED} from './opened-pages';
import type {OpenedPages} from './opened-pages';

/** A middleware as webpack-dev-server has it, for Connect. */
export type Middleware = {
  readonly name: string;
  readonly path: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** The path of a page without query and fragment, and without the last slash, so that both forms of its address are equal. */
export const routeOf = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/$/, '');

/**
 * Adds middlewares to webpack-dev-server that record which pages are opened.
 *
 * @param fileOf returns the file of the page at a route, in the form of routeOf
 */
export function withOpenedPages(middlewares: readonly Middleware[], opened: OpenedPages, fileOf: (route: string) => string | undefined): readonly Middleware[] {
  return [
    {
      // A requested page is compiled at once, and not only after everything else is compiled and the browser reports the page.
      name: 'requested-pages',
      path: '/',
      middleware: ({url = '', headers}, _response, next) => {
        const file = headers['sec-fetch-mode'] === 'navigate' && fileOf(routeOf(url));
        if (file) opened.add(file);
        next();
      },
    },
    ...middlewares,
    // Comes after the check of the Host header.
    {
      name: 'opened-pages',
      path: OPENED,
      middleware: ({url = ''}, response) => {
        opened.add(decodeURIComponent(url.slice(url.indexOf('?') + 1)));
        response.end();
      },
    },
  ];
}
