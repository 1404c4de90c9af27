import {NormalModule} from 'webpack';
import type {Compiler, Module} from 'webpack';

/** Milliseconds after a compilation: by then the browser has loaded its result, and the writer is still reading. */
const LATER = 2500;

/**
 * webpack plugin of `start`: compiles each page that came from the cache once more while idle. This loads the loaders, contracts and
 * diagrams into memory, so that the first edit shows as fast as later ones.
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
      // A page that nobody has opened is a module of another class in webpack.
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
