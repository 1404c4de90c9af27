import {createHash} from 'crypto';
import type {Mutant} from './mutants';

/** Sorts faults in an order that depends only on the seed and the fault itself. */
export function shuffled(mutants: readonly Mutant[], seed: string): readonly Mutant[] {
  const rank = ({file, start, text}: Mutant) =>
    createHash('sha256').update(`${seed} ${file} ${start} ${text}`).digest('hex');
  return mutants
    .map((mutant) => ({mutant, by: rank(mutant)}))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
    .map(({mutant}) => mutant);
}

/** The first faults in the order of the sample that compile. */
export function sample(
  mutants: readonly Mutant[],
  count: number,
  letThrough: (mutant: Mutant) => boolean,
): readonly Mutant[] {
  const chosen: Mutant[] = [];
  for (const mutant of mutants) {
    if (chosen.length === count) break;
    if (letThrough(mutant)) chosen.push(mutant);
  }
  return chosen;
}
