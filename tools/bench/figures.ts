/** Formats and stores the figures of `npm run bench`. */
import {mkdirSync, writeFileSync} from 'fs';
import {cpus} from 'os';
import path from 'path';

/** Bytes of a kilobyte in all figures. */
export const KILOBYTE = 1024;

/** A row of a table: figures by column heading, which includes the unit. */
export type Row = Readonly<Record<string, string | number>>;

/** A table of figures; arguments of the command select it by its name. */
export type Part = {readonly name: string; readonly title: string; readonly measure: () => Promise<readonly Row[]>};

/** Where and when figures were measured; only figures with equal settings are comparable. */
type Setting = {readonly date: string; readonly cores: number; readonly processor: string; readonly node: string};

/** Stored result of a run: its setting, and the tables of its parts. */
export type Kept = Setting & {readonly figures: Readonly<Record<string, readonly Row[]>>};

function setting(): Setting {
  return {
    date: new Date().toISOString(),
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    node: process.version,
  };
}

/** The median of `values`. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const lower = Math.ceil(sorted.length / 2) - 1;
  return (sorted[lower] + sorted[upper]) / 2;
}

/** `value` with at most `digits` decimal places. */
export function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

/**
 * Measures the parts one after another, prints each as a table when it is done, and writes all of them as JSON.
 *
 * @param folder where the JSON file goes; its name is the date and the time
 * @returns path of the JSON file
 */
export async function report(parts: readonly Part[], folder: string): Promise<string> {
  const where = setting();
  console.log(`${where.date}, ${where.cores} cores (${where.processor}), Node ${where.node}`);
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `${where.date.replaceAll(':', '-')}.json`);
  const figures: Record<string, readonly Row[]> = {};
  for (const {name, title, measure} of parts) {
    console.log(`\n${name}: ${title}`);
    figures[name] = await measure();
    console.table(figures[name]);
    writeFileSync(file, `${JSON.stringify({...where, figures}, null, 2)}\n`);
  }
  return file;
}
