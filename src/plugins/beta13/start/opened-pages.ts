import type {Compiler, Module} from 'webpack';
import {fileOfModule} from '../any-folder/module-file';

/** Endpoint to which a page in the browser reports that it was opened. */
export const OPENED = '/__opened';

/** Interface of a backend for webpack's lazy compilation; webpack's own backend listens on a separate port. */
type Backend = {
  readonly module: (page: Module) => {readonly client: string; readonly data: string; readonly active: boolean};
  readonly dispose: (callback: () => void) => void;
};

/** The pages that were opened since `start`. */
export class OpenedPages {
  private readonly pages = new Set<string>();
  /** Pages that webpack has created a module for. */
  private readonly met = new Set<string>();
  private compiler?: Compiler;

  /** Starts to compile a page. @param page its file */
  add(page: string): void {
    if (this.pages.has(page)) return;
    this.pages.add(page);
    // The others are compiled when webpack creates their modules.
    if (this.met.has(page)) this.compiler?.watching?.invalidate();
  }

  /** For webpack's option `experiments.lazyCompilation.backend`. */
  readonly backend = (compiler: Compiler, callback: (error: null, backend: Backend) => void): void => {
    this.compiler = compiler;
    callback(null, {
      module: (page) => {
        const data = fileOfModule(page) ?? '';
        this.met.add(data);
        return {client: `${require.resolve('./opened.js')}?${OPENED}`, data, active: this.pages.has(data)};
      },
      dispose: (done) => done(),
    });
  };
}
