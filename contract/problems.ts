/** A mistake in a file, with all that a writer needs to find and fix it. */
export type Problem = {
  /** Name of the plugin that found it. */
  readonly plugin: string;
  /** Path relative to the site, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number;
  /** 1-based, in characters; only with a line. */
  readonly column?: number;
  /** What is wrong, what was expected or is known, how to fix it: whole sentences. */
  readonly message: string;
};

/** `[plugin] file:line:column: message`, the form of every build error of this project. */
export function formatProblem({plugin, file, line, column, message}: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `[${plugin}] ${place}: ${message}`;
}

/** Thrown at the end of a run with problems; its message lists each of them once. */
export class ProblemsError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(Array.from(new Set(problems.map(formatProblem))).join('\n'));
    // Docusaurus and bundlers print the stack, which does not help with a mistake on a page.
    this.stack = this.message;
  }
}

/**
 * Throws if there are problems.
 *
 * @throws ProblemsError with all of them
 */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}

/** The problems that a check returns, or those of the ProblemsError that it throws. */
export function collectProblems(check: () => readonly Problem[]): readonly Problem[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
