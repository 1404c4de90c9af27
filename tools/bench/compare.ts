/** `npx tsx tools/bench/compare.ts <last folder> <folder>`: names what is worse in the newest figures than in those of the last run. */
import {existsSync, readdirSync, readFileSync} from 'fs';
import path from 'path';
import type {Result, Row} from './figures';

/** Limits by the unit at the end of a column's name: the relative growth that is allowed, and the absolute growth that is ignored as noise. */
const LIMITS = {
  KB: {share: 0.02, least: 0.5},
  ms: {share: 0.5, least: 100},
  s: {share: 0.5, least: 2},
};

const nameOf = (row: Row): string | number => Object.values(row)[0];

/** Figures that grew beyond their limit: sizes always, times only if both runs had the same processor, cores and Node. */
function worse(last: Result, now: Result): readonly string[] {
  const sameMachine = (['cores', 'processor', 'node'] as const).every((what) => last[what] === now[what]);
  const all = Object.entries(now.figures).flatMap(([part, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).map(([figure, value]) => ({
        name: `${part}, ${nameOf(row)}, ${figure}`,
        unit: figure.split(' ').at(-1) as keyof typeof LIMITS,
        before: last.figures[part]?.find((other) => nameOf(other) === nameOf(row))?.[figure],
        value,
      })),
    ),
  );
  return all.flatMap(({name, unit, before, value}) => {
    const limit = sameMachine || unit === 'KB' ? LIMITS[unit] : undefined;
    if (!limit || name.includes('budget') || typeof value !== 'number' || typeof before !== 'number') return [];
    if (value - before <= Math.max(limit.least, before * limit.share)) return [];
    return [
      `[bench] ${name}: ${value}, last time ${before}. Expected is at most ${limit.share * 100} % more. Find what has changed; the next run compares with this one.`,
    ];
  });
}

/** The newest figures in a folder, whose files are named by their time. */
function newest(folder: string): Result | undefined {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const name = files.sort().at(-1);
  return name === undefined ? undefined : (JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Result);
}

function main([lastFolder, folder]: readonly string[]): void {
  const [last, now] = [newest(lastFolder), newest(folder)];
  if (!now) throw new Error(`[bench] ${folder}: no figures. Expected is what npm run bench stores. Run it first.`);
  if (!last) return console.log(`No figures in ${lastFolder}: nothing to compare with.`);
  const complaints = worse(last, now);
  complaints.forEach((complaint) => console.error(complaint));
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

if (require.main === module) main(process.argv.slice(2));
