import type {Problem} from '../../../../contract';
import {PLUGIN} from '../../policy/options';
import type {Pages} from './pages';

/**
 * Everything on built pages that may not be there, wherever it comes from: the text of writers, components, or contracts. What stands on
 * several pages is reported once.
 */
export function refusedMarkup(pages: Pages): readonly Problem[] {
  const files = new Map<string, string[]>();
  for (const [file, {parts}] of pages)
    for (const message of parts.refusals) files.set(message, [...(files.get(message) ?? []), file]);
  return Array.from(files, ([message, [first, ...others]]) => ({
    plugin: PLUGIN,
    file: `build/${first}`,
    message: others.length > 0 ? `${message} The same stands on ${others.length} other pages.` : message,
  }));
}
