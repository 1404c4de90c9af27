import {ProblemsError} from '../../contract';
import type {Problem} from '../../contract';
import type {Words} from './language';
import {tagPage} from './page-texts';
import type {Family} from './pages';
import {asTheirs} from './stage';
import type {Stage} from './stage';

/** The first line of an operation's block, see page-texts.ts. */
const BLOCK = /^~~~openapi /;

/** Moves a problem of a generated page, which the provider does not have, to the operation in the document that the page shows there. */
function asShown(problem: Problem, families: readonly Family[], {contracts}: Stage, words: Words): Problem {
  const family = families.find(({pages}) => pages.some(({id}) => problem.file === `docs/${id}.mdx`)) ?? families[0];
  const page = family.pages.find(({id}) => problem.file === `docs/${id}.mdx`);
  const above = page ? tagPage(family.family, page, words).split('\n').slice(0, problem.line) : [];
  const located = page?.operations[above.filter((line) => BLOCK.test(line)).length - 1];
  const {file, positionOf} = contracts.yaml(family.family);
  return asTheirs({...problem, file, ...positionOf(located?.keys ?? ['info'])}, families);
}

/**
 * Runs a function that renders the generated pages.
 *
 * @throws ProblemsError with the problems of the pages, located in the provider's files
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
