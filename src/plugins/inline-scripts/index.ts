import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {beforePaint} from './before-paint';
import {controls} from './controls';

/** Id of the script element of src/inline.ts. */
export const CONTROLS_ID = 'controls';

/**
 * The inline scripts of every page, which run before the app: what must be set before the first paint, and src/inline.ts, which
 * src/plugins/publish moves to the end of the first screen. Browsers that support `blocking="render"` delay the first paint until that
 * script has run, so that the first screen appears complete and its controls work. In `start` the controls are part of the app.
 */
export default function inlineScripts({siteDir}: LoadContext): Plugin<void> {
  const editing = process.env.NODE_ENV === 'development';
  return {
    name: 'inline-scripts',
    getClientModules: () => (editing ? [path.join(siteDir, 'src', 'inline-live.ts')] : []),
    injectHtmlTags() {
      if (editing) return {headTags: [...beforePaint()]};
      return {
        headTags: [...beforePaint(), {tagName: 'link', attributes: {rel: 'expect', href: `#${CONTROLS_ID}`, blocking: 'render'}}],
        postBodyTags: [{tagName: 'script', attributes: {id: CONTROLS_ID}, innerHTML: controls(siteDir)}],
      };
    },
  };
}
