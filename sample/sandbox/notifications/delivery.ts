import {request} from 'http';
import type {IncomingMessage} from 'http';
import type {Deliver, Receipt} from './announcer';
import {readBody} from '../../../sandbox';
import * as words from '../../words';

/** Maximum length of a receiver's response that is read, in bytes. */
const MAX_RECEIPT = 64 * 1024;

/** Messages for failed deliveries, some by system error code. */
const texts: Readonly<Record<string, string>> = words.platform.notifications;

async function receiptOf(answer: IncomingMessage): Promise<Receipt> {
  const {body, tooLarge} = await readBody(answer, MAX_RECEIPT);
  answer.destroy();
  if (tooLarge) throw new Error(words.interpolate(texts.tooLarge, {limit: MAX_RECEIPT}));
  return {status: answer.statusCode ?? 0, body: body.toString('utf8')};
}

/**
 * Creates the function that sends notifications, always to an address of this computer, whatever address the request gave. It follows no
 * redirect. Head and body are sent in one write on a new connection, so that `nc -l` can receive them.
 *
 * @param address where notifications go
 * @param seconds timeout for the receiver
 */
export function createDelivery(address: string, seconds: number): Deliver {
  return (headers, body) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(seconds * 1000);
      const fail = (error: NodeJS.ErrnoException): void =>
        reject(
          new Error(
            signal.aborted ? words.interpolate(texts.late, {seconds}) : (texts[error.code ?? ''] ?? error.message),
          ),
        );
      const all = {...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close'};
      const sent = request(address, {method: 'POST', agent: false, signal, headers: all});
      sent.once('error', fail).once('response', (answer) => receiptOf(answer).then(resolve, fail));
      sent.end(body);
    });
}
