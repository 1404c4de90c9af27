import type {Store} from '../../store';
import {startThread, Thread} from '../../thread';
import {inputsOfParts, PARTS} from './pages';
import type {Rules} from './pages';

/** Parses pages in a thread while others are rendered, and stores the results; `readPages` parses those that are missing in the store. */
export class EarlyParts {
  private readonly thread: Thread<string, Uint8Array>;

  constructor(
    private readonly store: Store,
    readonly rules: Rules,
  ) {
    const {own, policy} = rules;
    const workerData = {tags: own.tags, siteTags: own.siteTags, policy};
    this.thread = new Thread(() => startThread(require.resolve('./early-parts-thread.ts'), workerData));
  }

  async read(html: string): Promise<void> {
    try {
      await this.store.bytes(PARTS, inputsOfParts(html, this.rules), () => this.thread.ask(html));
    } catch {
      // Nothing waits for the result; `readPages` parses the page itself.
    }
  }

  end(): Promise<void> {
    return this.thread.end();
  }
}
