import {existsSync} from 'fs';
import path from 'path';
import type {Compilation, Compiler} from '@rspack/core';
import {CONFIG, CONTRACT_FOLDER, contractFiles, contractTimes} from '../../../../contract';
import {startThread} from '../../thread';

/** Delay in milliseconds until the browser shows a compilation, which a check would slow down: it takes two seconds of CPU time. */
const DELAY_MS = 300;

function shownFolders(siteDir: string, {fileDependencies}: Compilation): readonly string[] {
  const files = contractFiles(siteDir).filter((file) => fileDependencies.has(path.join(siteDir, file)));
  return Array.from(new Set(files.map((file) => file.slice(0, file.indexOf(`/${CONTRACT_FOLDER}/`)))));
}

/**
 * Rspack plugin for `start`: checks the contracts of the opened pages in a worker thread, so that no page waits for it, and fails the
 * compilation until they have no problems. Edits of the rules also apply.
 */
export class LiveChecks {
  private problems: readonly string[] = [];
  private checked = '';
  private waiting?: NodeJS.Timeout;

  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const thread = startThread(require.resolve('./live-checks-thread.ts'), {siteDir: this.siteDir});
    thread.unref();
    thread.on('message', (problems: readonly string[]) => {
      if (problems.join() === this.problems.join()) return;
      this.problems = problems;
      compiler.watching?.invalidate();
    });
    const config = path.join(this.siteDir, CONFIG);
    // Not for child compilations: in its own, HtmlWebpackPlugin would replace the HTML, including the script that shows errors, by an
    // error.
    compiler.hooks.thisCompilation.tap('contract', ({errors}) => {
      errors.push(...this.problems.map((problem) => new Error(problem)));
    });
    compiler.hooks.afterCompile.tap('contract', ({fileDependencies, missingDependencies}) => {
      (existsSync(config) ? fileDependencies : missingDependencies).add(config);
    });
    compiler.hooks.done.tap('contract', ({compilation}) => {
      const folders = shownFolders(this.siteDir, compilation);
      const from = [...folders, contractTimes(this.siteDir)].join();
      if (from === this.checked) return;
      this.checked = from;
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => thread.postMessage(folders), DELAY_MS);
    });
  }
}
