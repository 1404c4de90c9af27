/** The element of a row to which a key leads the focus, round and round; from outside of the row, to one of its ends. */
export function nextOf(
  event: KeyboardEvent,
  row: readonly HTMLElement[],
  [back, forth]: readonly [back: string, forth: string],
): HTMLElement | undefined {
  const at = row.indexOf(document.activeElement as HTMLElement);
  const places: Readonly<Record<string, number>> = {[back]: Math.max(at, 0) - 1, [forth]: at + 1, Home: 0, End: -1};
  if (!(event.key in places)) return undefined;
  event.preventDefault();
  return row.at(places[event.key] % row.length);
}
