import {NormalModule} from 'webpack';
import type {Compiler, Module} from 'webpack';

/** Milliseconds after a compilation: by then the browser has what was compiled, and the writer still reads. */
const LATER = 2500;

/**
 * webpack plugin of `start`: compiles once more, while nobody waits, each page that came out of the cache. Its loaders, contracts
 * and diagrams are in memory then, and the first edit shows as soon as a later one.
 */
export class FirstEdit {
  /** Identifiers of pages that were compiled since `start`. */
  private readonly compiled = new Set<string>();

  /** @param isPage whether a module is a page of the docs */
  constructor(private readonly isPage: (module: Module) => boolean) {}

  apply(compiler: Compiler): void {
    let timer: NodeJS.Timeout;
    compiler.hooks.invalid.tap('first-edit', () => clearTimeout(timer));
    compiler.hooks.done.tap('first-edit', ({compilation: {modules, builtModules}}) => {
      // In the place of a page that nobody opened webpack has a module of another class.
      const pages = Array.from(modules).filter((module) => module instanceof NormalModule && this.isPage(module));
      pages.filter((page) => builtModules.has(page)).forEach((page) => this.compiled.add(page.identifier()));
      const cached = pages.filter((page) => !this.compiled.has(page.identifier()));
      if (cached.length === 0) return;
      timer = setTimeout(() => {
        cached.forEach((page) => page.invalidateBuild());
        compiler.watching?.invalidate();
      }, LATER).unref();
    });
  }
}
