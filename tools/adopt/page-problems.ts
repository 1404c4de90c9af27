import {ProblemsError} from '../../contract';
import type {Problem} from '../../contract';
import type {Words} from './language';
import {tagPage} from './page-texts';
import type {Family} from './pages';
import {asTheirs} from './stage';
import type {Stage} from './stage';

/** The first line of the block of an operation, see page-texts.ts. */
const BLOCK = /^~~~openapi /;

/** A mistake of a page that adopt writes, as one of what the page shows there: the provider has no such page. */
function asShown(problem: Problem, families: readonly Family[], {contracts}: Stage, words: Words): Problem {
  const family = families.find(({pages}) => pages.some(({id}) => problem.file === `docs/${id}.mdx`)) ?? families[0];
  const page = family.pages.find(({id}) => problem.file === `docs/${id}.mdx`);
  const above = page ? tagPage(family.family, page, words).split('\n').slice(0, problem.line) : [];
  const located = page?.operations[above.filter((line) => BLOCK.test(line)).length - 1];
  const {file, positionOf} = contracts.yaml(family.family);
  return asTheirs({...problem, file, ...positionOf(located?.keys ?? ['info'])}, families);
}

/**
 * Tries the pages that adopt writes, as the build does.
 *
 * @throws ProblemsError with the mistakes in the files of the provider
 */
export async function trying<Made>(
  families: readonly Family[],
  stage: Stage,
  words: Words,
  build: () => Promise<Made>,
): Promise<Made> {
  try {
    return await build();
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    throw new ProblemsError(error.problems.map((problem) => asShown(problem, families, stage, words)));
  }
}
