import {closest, distance} from 'fastest-levenshtein';

/** The known name most similar to the wrong one; undefined where none is similar. */
export function nearest(wrong: string, known: readonly string[]): string | undefined {
  const lower = wrong.toLowerCase();
  const near = closest(
    lower,
    known.map((name) => name.toLowerCase()),
  );
  const name = known.find((other) => other.toLowerCase() === near);
  return name !== undefined && distance(lower, near) <= Math.ceil(wrong.length / 4) ? name : undefined;
}

/** ` Did you mean createOrder?`, or an empty text where no known name is similar. */
export function suggestion(wrong: string, known: readonly string[]): string {
  const name = nearest(wrong, known);
  return name === undefined ? '' : ` Did you mean ${name}?`;
}
