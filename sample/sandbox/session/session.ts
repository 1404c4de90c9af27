import type {Attempt} from '../notifications/announcer';
import {startPlatform} from './platform';
import type {Platform, PlatformOptions} from './platform';
import type {DataSet} from '../platform/world';

/** A run of the platform, starting with its data set. */
type Session = {
  readonly platform: Platform;
  readonly data: DataSet;
  /** Every attempt to send a notification, in order. */
  readonly attempts: readonly Attempt[];
};

/** The platform behind the server, which can be restarted. */
export type Sessions = {
  readonly current: () => Session;
  readonly reset: (data: DataSet) => Promise<void>;
};

/** Starts a platform; the options give its first data set. */
export async function openSessions(options: PlatformOptions): Promise<Sessions> {
  const start = async (data: DataSet): Promise<Session> => {
    const attempts: Attempt[] = [];
    const note = (attempt: Attempt): void => {
      attempts.push(attempt);
      options.note?.(attempt);
    };
    return {platform: await startPlatform({...options, data, note}), data, attempts};
  };
  let session = await start(options.data ?? 'examples');
  return {
    current: () => session,
    reset: async (data) => {
      session = await start(data);
    },
  };
}
