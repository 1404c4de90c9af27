import {closest, distance} from 'fastest-levenshtein';

/** A known name that is close to the wrong one; nothing where none is. */
export function nearest(wrong: string, known: readonly string[]): string | undefined {
  const lower = wrong.toLowerCase();
  const near = closest(
    lower,
    known.map((name) => name.toLowerCase()),
  );
  const name = known.find((other) => other.toLowerCase() === near);
  return name !== undefined && distance(lower, near) <= Math.ceil(wrong.length / 4) ? name : undefined;
}

/** ` Did you mean createOrder?` where a known name is close to the wrong one, otherwise nothing. */
export function suggestion(wrong: string, known: readonly string[]): string {
  const name = nearest(wrong, known);
  return name === undefined ? '' : ` Did you mean ${name}?`;
}
