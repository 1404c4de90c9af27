/**
 * `npx tsx tests/published/main.ts <before> [<after>]`: builds two commits and reports differences of the published sites: files, pages,
 * styles, scripts, downloads, and the server's headers. `<after>` is HEAD by default. `--ignore class` ignores an attribute. Builds are
 * cached by commit.
 */
import {execFileSync} from 'child_process';
import {parseArgs} from 'util';
import {PROJECT} from '../../tools/trial-site/copy';
import {compare} from './compare';
import {publishedBy} from './published-by';

/** Maximum number of pages that are named for the same difference. */
const EXAMPLES = 3;

const commitOf = (name: string): string =>
  execFileSync('git', ['rev-parse', '--verify', `${name}^{commit}`], {cwd: PROJECT, encoding: 'utf8'}).trim();

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {ignore: {type: 'string', multiple: true}},
  });
  const [before, after = 'HEAD'] = positionals;
  if (!before) throw new Error('[published] which commit? Expected e.g. `npx tsx tests/published/main.ts main~1`.');
  const one = await publishedBy(commitOf(before));
  const differences = compare(one, await publishedBy(commitOf(after)), values.ignore);
  for (const [what, files] of differences) {
    const more = files.length > EXAMPLES ? ` and ${files.length - EXAMPLES} more` : '';
    console.log(`${files.slice(0, EXAMPLES).join(', ')}${more}: ${what}`);
  }
  console.log(`${one.files.size} files, ${differences.size} differences`);
  if (differences.size > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
