import type {Compiler, Module} from 'webpack';
import {fileOfModule} from '../any-folder/module-file';

/** Where a page in the browser tells that it was opened. */
export const OPENED = '/__opened';

/** What webpack asks of a backend of its lazy compilation; its own one listens on a port of its own. */
type Backend = {
  readonly module: (page: Module) => {readonly client: string; readonly data: string; readonly active: boolean};
  readonly dispose: (callback: () => void) => void;
};

/** The pages that were opened since `start`. */
export class OpenedPages {
  private readonly pages = new Set<string>();
  /** Pages that webpack has come to. */
  private readonly met = new Set<string>();
  private compiler?: Compiler;

  /** Compiles a page from now on. @param page its file */
  add(page: string): void {
    if (this.pages.has(page)) return;
    this.pages.add(page);
    // The others are compiled when webpack comes to them.
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
