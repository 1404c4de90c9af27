/** The worker thread of live-checks.ts: receives folders of docs versions, and replies with the problems of their contracts. */
import {parentPort, workerData} from 'worker_threads';
import {formatProblem} from '../../../../contract';
import {folderProblems} from './contracts';

const {siteDir} = workerData as {readonly siteDir: string};

parentPort?.on('message', (folders: readonly string[]) => {
  const problems = folders.flatMap((folder) => folderProblems(siteDir, folder)).map(formatProblem);
  // A file that cannot be read is reported once, although it is a problem of each contract that refers to it.
  parentPort?.postMessage(Array.from(new Set(problems)));
});
