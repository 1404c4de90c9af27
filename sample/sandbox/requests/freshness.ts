import type {Clock} from '../platform/clock';
import {Failure} from '../platform/failure';

/** Milliseconds by which a request's time may differ from the platform's. */
const SKEW = 300 * 1000;
/** Milliseconds for which a nonce must not be reused. */
const NONCE_LIFE = 10 * 60 * 1000;

/** Rejects requests that are too old, in the future or repeated. Rules: 接入说明, #signature. */
export type Freshness = {
  /** @throws Failure 401103 when the time is invalid or too far off */
  readonly checkTime: (time: number) => void;
  /** @throws Failure 401104 when the application used the nonce within ten minutes */
  readonly useNonce: (appId: string, nonce: string) => void;
};

export function createFreshness(clock: Clock): Freshness {
  const used = new Map<string, number>();
  return {
    checkTime: (time) => {
      if (!(Math.abs(clock.real() - time) <= SKEW)) throw new Failure('401103');
    },
    useNonce: (appId, nonce) => {
      const now = clock.real();
      used.forEach((at, key) => {
        if (now - at > NONCE_LIFE) used.delete(key);
      });
      const key = `${appId} ${nonce}`;
      if (used.has(key)) throw new Failure('401104');
      used.set(key, now);
    },
  };
}
