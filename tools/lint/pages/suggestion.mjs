import {closest, distance} from 'fastest-levenshtein';

/** ` Did you mean complete?` where a known name is close to the wrong one, otherwise nothing. */
export function suggestion(wrong, known) {
  const near = closest(wrong.toLowerCase(), known);
  return distance(wrong.toLowerCase(), near) <= Math.ceil(wrong.length / 4) ? ` Did you mean ${near}?` : '';
}
