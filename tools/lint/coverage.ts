/**
 * `npm run coverage`, `npm run coverage -- 2.0`: prints the coverage of a docs version's contracts, by family and by interface, invalid
 * OpenAPI, keywords that pages show as JSON Schema, and large pages.
 */
import path from 'path';
import {
  contractCoverage,
  formatProblem,
  patternProblems,
  percent,
  ProblemsError,
  unshownProblems,
} from '../../contract';
import type {Figures} from '../../contract';
import {heavyPages} from '../../src/plugins/docs/blocks/heavy-pages';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';

const HEAD = ['texts', 'examples', 'limits', 'failures', 'remedies'] as const;

const row = (name: string, cells: readonly string[]): string =>
  [...cells.map((cell) => cell.padEnd(16)), name].join('');

const cellsOf = (figures: Figures): readonly string[] => HEAD.map((key) => percent(figures[key]));

const versions = siteVersions(path.join(__dirname, '..', '..'));
const [wanted = versions[versions.length - 1]?.number] = process.argv.slice(2);
const version = versions.find(({number}) => number === wanted);

try {
  if (!version)
    throw new Error(
      `[coverage] no contracts of version "${wanted}". Known: ${versions.map(({number}) => number).join(', ') || 'none'}.`,
    );
  version.names.forEach((name) => {
    const {figures, operations} = contractCoverage(name, version.contracts);
    console.log(`${row(version.number, HEAD)}\n${row(name, cellsOf(figures))}`);
    operations.forEach(({located, figures: own}) =>
      console.log(row(`  ${located.operation.operationId}`, cellsOf(own))),
    );
    [
      ...version.contracts.offences(name),
      ...unshownProblems([name], version.contracts),
      ...patternProblems([name], version.contracts),
      ...heavyPages(version.folder, name, version.contracts),
    ].forEach((problem) => console.log(formatProblem(problem)));
  });
} catch (error) {
  console.error(error instanceof ProblemsError ? error.message : (error as Error).message);
  process.exitCode = 1;
}
