import type {Problem} from '../../../../contract';
import {htmlRefusals} from '../../policy/html-markup';
import type {OwnMarkup} from '../../policy/html-markup';
import {PLUGIN} from '../../policy/options';
import type {Policy} from '../../policy/options';
import type {Store} from '../../store';
import type {Pages} from './pages';

/**
 * Finds everything on built pages that may not be there, wherever it comes from: the text of writers, components, or contracts. What
 * stands on several pages is reported once.
 *
 * @param store keeps the results from build to build
 */
export async function refusedMarkup(
  store: Store,
  pages: Pages,
  own: OwnMarkup,
  policy: Policy,
): Promise<readonly Problem[]> {
  const files = new Map<string, string[]>();
  for (const [file, html] of pages) {
    const found = await store.data<readonly string[]>('refusals', [own.tags, JSON.stringify(policy), html], () =>
      htmlRefusals(html, own, policy),
    );
    for (const message of found) files.set(message, [...(files.get(message) ?? []), file]);
  }
  return Array.from(files, ([message, [first, ...others]]) => ({
    plugin: PLUGIN,
    file: `build/${first}`,
    message: others.length > 0 ? `${message} The same stands on ${others.length} other pages.` : message,
  }));
}
