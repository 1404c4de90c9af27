/**
 * `npx tsx tools/bench/compare.ts <last folder> <folder>`: compares the newest figures of a folder with those of the last run, and names
 * regressions.
 */
import {existsSync, readdirSync, readFileSync} from 'fs';
import path from 'path';
import {rounded} from './figures';
import type {Kept, Row} from './figures';

/**
 * Limits by the unit at the end of a column's name: the relative growth that is allowed, and the absolute growth that is ignored as noise.
 */
const LIMITS = {
  KB: {share: 0.02, least: 0.5},
  ms: {share: 0.5, least: 100},
  s: {share: 0.5, least: 2},
  MB: {share: 0.5, least: 100},
};

type Change = {
  readonly part: string;
  readonly row: string;
  readonly figure: string;
  readonly last: number;
  readonly now: number;
};

const labelOf = (row: Row) => Object.values(row)[0];

/** Compares the rows of a table. A row is identified by its first column or, if that holds a figure, by its position. */
function rowChanges(part: string, last: readonly Row[], now: Row, place: number): readonly Change[] {
  const same = typeof labelOf(now) === 'string' ? last.find((row) => labelOf(row) === labelOf(now)) : last[place];
  return Object.entries(now).flatMap(([figure, value]) => {
    const before = same?.[figure];
    if (figure.startsWith('budget') || typeof value !== 'number' || typeof before !== 'number') return [];
    return [{part, row: String(labelOf(now)), figure, last: before, now: value}];
  });
}

/** Every figure that both runs have, except budgets. */
export function changes(last: Kept, now: Kept): readonly Change[] {
  return Object.entries(now.figures).flatMap(([part, rows]) =>
    rows.flatMap((row, place) => rowChanges(part, last.figures[part] ?? [], row, place)),
  );
}

/** Figures that grew beyond their limit: sizes always, times and memory only if both runs had the same processor, cores and Node. */
export function worse(last: Kept, now: Kept): readonly string[] {
  const sameMachine = (['cores', 'processor', 'node'] as const).every((what) => last[what] === now[what]);
  return changes(last, now).flatMap((change) => {
    const unit = change.figure.split(' ').at(-1) as keyof typeof LIMITS;
    const limit = sameMachine || unit === 'KB' ? LIMITS[unit] : undefined;
    if (!limit || change.now - change.last <= Math.max(limit.least, change.last * limit.share)) return [];
    const {part, row, figure} = change;
    return [
      `[bench] ${part}, ${row}, ${figure}: ${change.now}, last time ${change.last}. Expected is at most ${limit.share * 100} % more. Find what has changed; the next run compares with this one.`,
    ];
  });
}

/** The newest figures in a folder, whose files are named by their time. */
function newest(folder: string): Kept | undefined {
  const name = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .at(-1)
    : undefined;
  return name ? (JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Kept) : undefined;
}

function main([lastFolder, folder]: readonly string[]): void {
  const [last, now] = [newest(lastFolder), newest(folder)];
  if (!now) throw new Error(`[bench] ${folder}: no figures. Expected is what npm run bench keeps. Run it first.`);
  if (!last) {
    console.log(`No figures in ${lastFolder}: nothing to compare with.`);
    return;
  }
  console.table(
    changes(last, now).map((change) => ({...change, 'change %': rounded((change.now / change.last - 1) * 100, 1)})),
  );
  const complaints = worse(last, now);
  complaints.forEach((complaint) => console.error(complaint));
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

if (require.main === module) main(process.argv.slice(2));
