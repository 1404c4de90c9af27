/** The thread of live-checks.ts: gets folders of docs versions, and answers with what is wrong with their contracts. */
import {parentPort, workerData} from 'worker_threads';
import {checkContracts, formatProblem} from '../../../contract';
import {siteVersions} from './site-versions';

const {siteDir} = workerData as {readonly siteDir: string};

parentPort?.on('message', (folders: readonly string[]) => {
  const problems = folders.flatMap((folder) => checkContracts(siteDir, siteVersions(siteDir), folder).problems).map(formatProblem);
  // A file that cannot be read is a problem of each contract that needs it.
  parentPort?.postMessage(Array.from(new Set(problems)));
});
