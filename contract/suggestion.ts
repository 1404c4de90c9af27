/** How many characters must be put in, left out or replaced to make one word of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (let i = 0; i < from.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      next.push(Math.min(row[j + 1] + 1, next[j] + 1, row[j] + (from[i] === to[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length];
}

/** ` Did you mean createTask?` where a known name is close to the wrong one, otherwise nothing. */
export function suggestion(wrong: string, known: readonly string[]): string {
  const [near] = known
    .map((name) => ({name, changes: distance(wrong.toLowerCase(), name.toLowerCase())}))
    .filter(({changes}) => changes <= Math.ceil(wrong.length / 4))
    .sort((one, other) => one.changes - other.changes);
  return near ? ` Did you mean ${near.name}?` : '';
}
