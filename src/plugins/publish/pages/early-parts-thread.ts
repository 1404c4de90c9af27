/** The worker thread of early-parts.ts: receives pages, and replies with their parsed parts as JSON. */
import {parentPort, workerData} from 'worker_threads';
import {OwnMarkup} from '../../policy/html-markup';
import type {Policy} from '../../policy/options';
import {partsOf} from './pages';

type Data = {readonly tags: string; readonly siteTags: string; readonly policy: Policy};

const {tags, siteTags, policy} = workerData as Data;
const own = new OwnMarkup(tags, siteTags);

parentPort?.on('message', (html: string) =>
  parentPort?.postMessage(Buffer.from(JSON.stringify(partsOf(html, own, policy)))),
);
