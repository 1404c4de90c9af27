import {Worker} from 'worker_threads';

const IN_THREAD = "const {loader, module} = require('worker_threads').workerData; require(loader); require(module);";

/**
 * Starts a worker thread with a TypeScript module of the project.
 *
 * @param data available to the module as `workerData`
 */
export const startThread = (module: string, data: object): Worker =>
  new Worker(IN_THREAD, {eval: true, workerData: {...data, loader: require.resolve('tsx/cjs'), module}});

type Waiting<Reply> = {readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void};

/** A worker thread that starts with the first request, and replies in the order of requests. */
export class Thread<Request, Reply> {
  private worker?: Worker;
  private waiting: Waiting<Reply>[] = [];

  constructor(private readonly start: () => Worker) {}

  private begin(): Worker {
    const worker = this.start();
    worker.on('message', (reply: Reply) => this.waiting.shift()?.resolve(reply));
    worker.on('error', (error) => {
      this.waiting.forEach(({reject}) => reject(error));
      this.waiting = [];
      this.worker = undefined;
    });
    return worker;
  }

  ask(request: Request): Promise<Reply> {
    this.worker ??= this.begin();
    this.worker.postMessage(request);
    return new Promise((resolve, reject) => this.waiting.push({resolve, reject}));
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
  }
}
