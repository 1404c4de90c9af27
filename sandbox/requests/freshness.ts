import type {Clock} from '../platform/clock';
import {Failure} from './failure';

/** How far a request's time may be from the platform's, milliseconds. */
const SKEW = 300 * 1000;
/** How long a nonce must not come again, milliseconds. */
const NONCE_LIFE = 10 * 60 * 1000;

/** Refuses what was sent too early, too late or before. Rules: 接入说明, #signature. */
export type Freshness = {
  /** @throws Failure 401103 when the time is no time or too far off */
  readonly checkTime: (time: number) => void;
  /** @throws Failure 401104 when the application used the nonce within ten minutes */
  readonly useNonce: (appId: string, nonce: string) => void;
};

export function createFreshness(clock: Clock): Freshness {
  const used = new Map<string, number>();
  return {
    checkTime: (time) => {
      if (!(Math.abs(clock.wall() - time) <= SKEW)) throw new Failure('401103');
    },
    useNonce: (appId, nonce) => {
      const now = clock.wall();
      used.forEach((at, key) => {
        if (now - at > NONCE_LIFE) used.delete(key);
      });
      const key = `${appId} ${nonce}`;
      if (used.has(key)) throw new Failure('401104');
      used.set(key, now);
    },
  };
}
