import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {beforePaint} from './before-paint';
import {controls} from './controls';

/** Id of the element of src/inline.ts. */
export const CONTROLS_ID = 'controls';

/**
 * The inline scripts of every page, which run before the app: what has to be settled before the first paint, and src/inline.ts, which
 * src/plugins/publish puts at the end of what is seen first. Browsers that know how wait for it with the first paint, so that this shows
 * the whole of that and answers to presses; others paint when they like. In `start` the controls are a part of the app.
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
