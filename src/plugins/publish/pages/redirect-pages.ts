import {Parser} from 'htmlparser2';
import {isForeign} from '../../policy/addresses';
import type {Pages} from './pages';

/** Whether a page does nothing but lead to another one of the site, as those of plugin-client-redirects do. */
function leadsOn(html: string): boolean {
  let target: string | undefined;
  let shows = false;
  const parser = new Parser({
    onopentag(name, {'http-equiv': directive = '', content = ''}) {
      if (name === 'body') shows = true;
      if (name === 'meta' && /^refresh$/i.test(directive)) target = /^0;\s*url=(.+)$/i.exec(content)?.[1];
    },
  });
  parser.end(html);
  return !shows && target !== undefined && !isForeign(target);
}

const SCRIPT = /<script>[^]*?<\/script>\s*/g;

/**
 * Takes the pages that lead to others out of a list, without their scripts: the policy blocks these, and `<meta http-equiv="refresh">` does
 * the same.
 *
 * @returns the pages that were taken out
 */
export function takeRedirectPages(pages: Pages): Pages {
  const taken: Pages = new Map([...pages].filter(([, {html}]) => leadsOn(html)));
  for (const [file, {html, edits}] of taken) {
    pages.delete(file);
    for (const {0: script, index} of html.matchAll(SCRIPT))
      edits.push({start: index, end: index + script.length, text: ''});
  }
  return taken;
}
