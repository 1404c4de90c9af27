/** The element of a row that an arrow key moves the focus to, cyclic; from outside of the row, its first or last element. */
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
