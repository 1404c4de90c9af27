import type {IncomingMessage, ServerResponse} from 'http';
import {OPENED} from './opened-pages';
import type {OpenedPages} from './opened-pages';

/** What Connect passes requests through. */
export type Middleware = {
  readonly name: string;
  readonly path: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** A route of a page without what may follow it, and without the last slash, which both forms of its address share. */
export const routeOf = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/$/, '');

/**
 * Adds to the middlewares of webpack-dev-server what learns which pages are opened.
 *
 * @param fileOf the file of the page at a route, as routeOf gives it
 */
export function withOpenedPages(middlewares: readonly Middleware[], opened: OpenedPages, fileOf: (route: string) => string | undefined): readonly Middleware[] {
  return [
    {
      // A page that the reader goes to is compiled at once, not when all else has been compiled and asks for it.
      name: 'requested-pages',
      path: '/',
      middleware: ({url = '', headers}, _response, next) => {
        const file = headers['sec-fetch-mode'] === 'navigate' && fileOf(routeOf(url));
        if (file) opened.add(file);
        next();
      },
    },
    ...middlewares,
    // Behind the check of the host.
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
