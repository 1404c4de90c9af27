/** `npm run adopt -- <openapi files…>`: makes the site the provider's own; see README.md. */
import {mkdtempSync, readFileSync, rmSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {formatProblem, ProblemsError} from '../../contract';
import type {Problem} from '../../contract';
import {credentialsIn} from './credentials';
import {ADOPT, readDocuments} from './documents';
import {engineText, takeEngine} from './engine/engine';
import {readOptions, USAGE} from './options';
import {pruneLockFile} from './packages';
import type {Options} from './options';
import {assertSample, planOf} from './plan';
import {apply, assertClean} from './work-tree';
import {update} from './update/update';

const ROOT = path.join(__dirname, '..', '..');

/**
 * Parses the arguments.
 *
 * @throws Error with the usage
 */
function chosenOptions(): Options {
  try {
    return readOptions(process.argv.slice(2), process.cwd());
  } catch (error) {
    throw new Error(`${(error as Error).message} Usage: ${USAGE}`);
  }
}

const warn = (problems: readonly Problem[]): void =>
  problems.forEach((problem) => console.warn(formatProblem(problem)));

async function adopt(options: Options): Promise<void> {
  assertSample(ROOT);
  assertClean(ROOT);
  const documents = readDocuments(options.files, options.folder);
  const folder = mkdtempSync(path.join(tmpdir(), 'adopt-'));
  try {
    const {change, families, offences, warnings} = await planOf(folder, options, documents, (file) =>
      readFileSync(path.join(ROOT, file), 'utf8'),
    );
    apply(ROOT, change, () => pruneLockFile(ROOT));
    warn(await credentialsIn(documents));
    if (offences.length > 0)
      console.warn(['What is no valid OpenAPI, but shown:', ...offences.map(formatProblem)].join('\n'));
    warn(warnings);
    families.forEach(({family, title, pages}) =>
      console.log(
        `${family}: ${title}, ${pages.length} pages, ${pages.flatMap(({operations}) => operations).length} operations`,
      ),
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
  console.log(
    'The site is yours. Look with `npm run site`, then commit: `git add -A && git commit`. `git checkout . && git clean -df docs static` takes it back.',
  );
}

async function run(): Promise<void> {
  const options = chosenOptions();
  if (options.engine !== undefined) {
    console.log(engineText(takeEngine(ROOT, options.engine)));
    return;
  }
  if (!options.update) return adopt(options);
  const {code, text, warnings} = await update(ROOT, options);
  warn(warnings);
  console.log(text);
  process.exitCode = code;
}

run().catch((error: Error) => {
  console.error(
    error instanceof ProblemsError ? `${error.message}\nNothing was changed.` : `[${ADOPT}] ${error.message}`,
  );
  process.exitCode = 1;
});
