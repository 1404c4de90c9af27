import {isMap, isScalar, isSeq, parseDocument} from 'yaml';

/**
 * Removes ids from the `covers` of changes.yaml, and entries that cover nothing afterwards. Comments and all other entries stay.
 *
 * @param text content of changes.yaml
 * @param number of the version whose entries are changed
 * @param stale the ids
 */
export function withoutCovers(text: string, number: string, stale: readonly string[]): string {
  if (stale.length === 0) return text;
  const document = parseDocument(text);
  const {contents} = document;
  const removed = new Set(stale);
  if (!isSeq(contents)) return text;
  contents.items = contents.items.filter((entry) => {
    const covers = isMap(entry) && String(entry.get('version')) === number ? entry.get('covers') : undefined;
    if (!isSeq(covers)) return true;
    covers.items = covers.items.filter((id) => !isScalar(id) || !removed.has(String(id.value)));
    return covers.items.length > 0;
  });
  return contents.items.length > 0 ? document.toString({lineWidth: 0}) : '';
}
