/** The worker thread of parse-ahead.ts: receives pages, and replies with their trees, or with nothing where they are parsed elsewhere or have mistakes. */
import {parentPort, workerData} from 'worker_threads';
import {claim} from './parse-ahead';
import type {Claims} from './parse-ahead';
import {createParser} from './parser';
import type {Parsed} from './parser';

const {claims, hasAdmonitions} = workerData as {readonly claims: Claims; readonly hasAdmonitions: boolean};

async function parse(index: number, markdown: string): Promise<Parsed | undefined> {
  const parser = await creating;
  try {
    return claim(claims, index) ? parser.page(markdown) : undefined;
  } catch {
    return undefined;
  }
}

const creating = createParser(hasAdmonitions, []);

parentPort?.on('message', ([index, markdown]: readonly [number, string]) => {
  void parse(index, markdown).then((parsed) => parentPort?.postMessage(parsed));
});
