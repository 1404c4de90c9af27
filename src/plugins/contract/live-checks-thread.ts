/** The thread of live-checks.ts: gets folders of docs versions, and answers with what is wrong with their contracts. */
import {parentPort, workerData} from 'worker_threads';
import {contractsProblems} from './checks/site';
import {formatProblem} from '../problems';

const {siteDir} = workerData as {readonly siteDir: string};

parentPort?.on('message', (folders: readonly string[]) => {
  const problems = folders.flatMap((folder) => contractsProblems(siteDir, folder)).map(formatProblem);
  // A file that cannot be read is a problem of each contract that needs it.
  parentPort?.postMessage(Array.from(new Set(problems)));
});
