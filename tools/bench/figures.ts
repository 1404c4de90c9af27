/** Formats and stores the figures of `npm run bench`. */
import {mkdirSync, writeFileSync} from 'fs';
import {cpus} from 'os';
import path from 'path';

/** Bytes of a kilobyte in all figures. */
export const KILOBYTE = 1024;

/** A row of a table: figures by column heading, which ends with the unit. */
export type Row = Readonly<Record<string, string | number>>;

/** A table of figures; arguments of the command select it by its name. */
export type Part = {readonly name: string; readonly title: string; readonly measure: () => Promise<readonly Row[]>};

/** Stored result of a run: where and when it was measured, and the tables of its parts. */
export type Result = {
  readonly date: string;
  readonly cores: number;
  readonly processor: string;
  readonly node: string;
  readonly figures: Readonly<Record<string, readonly Row[]>>;
};

/** The median; of an even number of values the higher middle one. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** `value` with at most `digits` decimal places. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Measures the parts one after another, prints each as a table, and writes all into a file of the folder, which is named by the time. */
export async function report(parts: readonly Part[], folder: string): Promise<void> {
  const [{model: processor}, ...others] = cpus();
  const where = {date: new Date().toISOString(), cores: others.length + 1, processor, node: process.version};
  console.log(where);
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `${where.date.replaceAll(':', '-')}.json`);
  const figures: Record<string, readonly Row[]> = {};
  for (const {name, title, measure} of parts) {
    console.log(`\n${name}: ${title}`);
    figures[name] = await measure();
    console.table(figures[name]);
    writeFileSync(file, `${JSON.stringify({...where, figures}, null, 2)}\n`);
  }
  console.log(`\nStored in ${file}`);
}
