import {createHash} from 'crypto';
import type {Mutant} from './mutants';

/** The same faults in the same order for the same seed, whatever else the modules hold. */
export function shuffled(mutants: readonly Mutant[], seed: string): readonly Mutant[] {
  const rank = ({file, start, text}: Mutant) => createHash('sha256').update(`${seed} ${file} ${start} ${text}`).digest('hex');
  return mutants.map((mutant) => ({mutant, by: rank(mutant)})).sort((one, other) => (one.by < other.by ? -1 : 1)).map(({mutant}) => mutant);
}

/** The first faults, by the order of the sample, that the types let through. */
export function sample(mutants: readonly Mutant[], count: number, letThrough: (mutant: Mutant) => boolean): readonly Mutant[] {
  const chosen: Mutant[] = [];
  for (const mutant of mutants) {
    if (chosen.length === count) break;
    if (letThrough(mutant)) chosen.push(mutant);
  }
  return chosen;
}
