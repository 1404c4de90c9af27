/** The layout engine of ELK; elkjs has types only for its Promise-based API. */
declare module 'elkjs/lib/elk-worker.min.js' {
  import type {ElkNode} from 'elkjs/lib/elk-api';

  export class Worker {
    onmessage: (message: {readonly data: {readonly data?: ElkNode; readonly error?: unknown}}) => void;
    readonly dispatcher: {saveDispatch(message: {readonly data: object}): void};
  }
}
