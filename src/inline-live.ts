/**
 * In `start` the controls are a module of the app, so that their mistakes show in the browser too. An edit loads the page anew:
 * what listens on the document cannot be taken back.
 */
import './inline';

declare global {
  interface ImportMeta {
    readonly webpackHot?: {readonly accept: (module: string, changed: () => void) => void};
  }
}

import.meta.webpackHot?.accept('./inline', () => window.location.reload());
