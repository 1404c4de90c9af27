import {closest, distance} from 'fastest-levenshtein';

/** ` Did you mean createOrder?` where a known name is close to the wrong one, otherwise nothing. */
export function suggestion(wrong: string, known: readonly string[]): string {
  const lower = wrong.toLowerCase();
  const near = closest(
    lower,
    known.map((name) => name.toLowerCase()),
  );
  const name = known.find((other) => other.toLowerCase() === near);
  return name !== undefined && distance(lower, near) <= Math.ceil(wrong.length / 4) ? ` Did you mean ${name}?` : '';
}
