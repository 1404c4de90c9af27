import type {Problem} from '../../../../contract';
import {PLUGIN} from '../../policy/options';
import type {Pages} from './pages';
import type {FindPlace} from './written-places';

/**
 * Everything on built pages that may not be there, wherever it comes from: the text of writers, components, options, plugins, or contracts.
 * What stands on several pages is reported once.
 *
 * @param findPlace finds where it is written
 */
export function refusedMarkup(pages: Pages, findPlace: FindPlace): readonly Problem[] {
  const files = new Map<string, string[]>();
  for (const [file, {parts}] of pages)
    for (const message of parts.refusals) files.set(message, [...(files.get(message) ?? []), file]);
  return Array.from(files, ([message, [first, ...others]]) => {
    const built = `build/${first}`;
    const place = findPlace(first, message);
    const shown = place && place.file !== built ? ` It stands on ${built}.` : '';
    const more = others.length > 0 ? ` The same stands on ${others.length} other pages.` : '';
    return {plugin: PLUGIN, file: built, ...place, message: message + shown + more};
  });
}
