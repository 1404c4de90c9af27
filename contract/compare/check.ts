import {CONTRACT, problemAt} from '../read/yaml-file';
import type {VersionContracts} from '../read/versions';
import type {Problem} from '../problems';
import {stepsTo} from './compare';
import type {Step} from './compare';
import {readEntries} from './entries';
import type {Entries, Entry} from './entries';
import {shapeMistakes} from './entry-shape';
import {CLASSES} from './kinds';
import type {Difference} from './kinds';
import {checkDate, checkRelease, numbersTo} from './releases';
import type {Report} from './releases';
import * as words from '../words';

const isWeaker = (written: string, computed: string): boolean =>
  CLASSES.findIndex((one) => one === written) > CLASSES.findIndex((one) => one === computed);

const known = (names: readonly string[]): string => `Known: ${names.join(', ') || 'none'}.`;

function checkCovers(entry: Entry, {number, differences}: Step, taken: Set<string>, report: Report): void {
  const covers = Array.isArray(entry.covers) ? entry.covers : [];
  if (covers.length === 0)
    report([], `entry covers nothing. List differences of ${number}. ${known(differences.map(({id}) => id))}`);
  covers.forEach((id, index) => {
    const at = ['covers', index];
    const found = differences.find((difference) => difference.id === id);
    const key = `${number} ${id}`;
    if (!found) {
      report(
        at,
        `"${id}" is no difference of ${number}. ${known(differences.map((other) => other.id))} Drop it, or fix the contracts.`,
      );
    } else if (taken.has(key)) {
      report(at, `"${id}" is covered twice. Name it in one entry.`);
    } else if (isWeaker(entry.class ?? '', found.class)) {
      report(
        ['class'],
        `class ${entry.class} is weaker than "${id}", which is ${found.class}. Use ${found.class}, or move it to another entry.`,
      );
    }
    taken.add(key);
  });
}

/** An entry for a difference as YAML, which the writer pastes into changes.yaml and completes. */
function stub(number: string, {id, class: of}: Difference): string {
  const {text, ...remedies} = words.changes.stub;
  const remedy = of === 'compatible' ? '' : `\n  remedy: ${remedies[of]}`;
  return `- version: '${number}'\n  class: ${of}\n  covers:\n    - '${id}'\n  text: ${text}${remedy}`;
}

function checkEntries(
  {entries, positionOf, file}: Entries,
  numbers: readonly string[],
  steps: readonly Step[],
  taken: Set<string>,
): readonly Problem[] {
  return entries.flatMap((entry, index) => {
    const problems: Problem[] = [];
    const report: Report = (keys, message) => problems.push(problemAt({file, positionOf}, [index, ...keys], message));
    if (entry.released !== undefined) {
      checkRelease(entry, entries, numbers, report);
      return problems;
    }
    const step = steps.find(({number}) => number === entry.version);
    shapeMistakes(entry).forEach(({keys, message}) => report(keys, message));
    checkDate(entry, entries, report);
    if (step) checkCovers(entry, step, taken, report);
    else report(['version'], `version "${entry.version}" is unknown. ${known(steps.map(({number}) => number))}`);
    return problems;
  });
}

/** Differences that changes.yaml does not explain, and the ids that it explains although they are no differences. */
type Unexplained = Step & {readonly stale: readonly string[]};

/**
 * The differences between a docs version and the version before it that changes.yaml does not explain.
 *
 * @param folder folder of the docs version, e.g. `docs`
 * @returns undefined for the first version
 */
export function unexplained(versions: readonly VersionContracts[], folder: string): Unexplained | undefined {
  const step = stepsTo(versions, folder).slice(-1)[0] as Step | undefined;
  if (!step) return undefined;
  const {entries} = readEntries(versions, folder);
  const covered = new Set(
    entries.flatMap(({version, covers}) => (version === step.number && Array.isArray(covers) ? covers : [])),
  );
  const ids = new Set(step.differences.map(({id}) => id));
  return {
    number: step.number,
    differences: step.differences.filter(({id}) => !covered.has(id)),
    stale: Array.from(covered).filter((id) => !ids.has(id)),
  };
}

/**
 * Checks changes.yaml of a docs version against the contracts of all versions up to it: exactly one entry covers each difference, and no
 * entry covers anything else.
 *
 * @param folder folder of the docs version, e.g. `docs`
 */
export function changesProblems(versions: readonly VersionContracts[], folder: string): readonly Problem[] {
  const steps = stepsTo(versions, folder);
  const entries = readEntries(versions, folder);
  const taken = new Set<string>();
  const problems = checkEntries(entries, numbersTo(versions, folder), steps, taken);
  const missing = steps.flatMap(({number, differences}) =>
    differences
      .filter(({id}) => !taken.has(`${number} ${id}`))
      .map((difference) => ({
        plugin: CONTRACT,
        file: entries.file,
        message: `no entry covers "${difference.id}" of ${number}. Add it to an entry, fix the contracts, or paste and complete:\n${stub(number, difference)}`,
      })),
  );
  return [...problems, ...missing];
}
