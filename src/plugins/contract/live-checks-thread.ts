/** The thread of live-checks.ts: gets folders of docs versions, and answers with what is wrong with their contracts. */
import {parentPort, workerData} from 'worker_threads';
import {contractsProblems} from './checks/site';
import {formatProblem} from '../problems';

const {siteDir} = workerData as {readonly siteDir: string};

parentPort?.on('message', (folders: readonly string[]) => {
  parentPort?.postMessage(folders.flatMap((folder) => contractsProblems(siteDir, folder)).map(formatProblem));
});
