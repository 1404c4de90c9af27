/**
 * In `start` the controls are a module of the app, so that the browser shows their errors, too. An edit reloads the page, because listeners
 * on the document cannot be removed.
 */
import './inline';
import './all-controls';

declare global {
  interface ImportMeta {
    readonly webpackHot?: {readonly accept: (modules: readonly string[], changed: () => void) => void};
  }
}

import.meta.webpackHot?.accept(['./inline', './all-controls'], () => window.location.reload());
