import {createHash, randomBytes} from 'crypto';

/** Generates unique values: ids of requests and events, tokens, nonces. */
export type Ids = {
  /**
   * @param purpose namespace, so that repeatable ids for different purposes never collide
   * @returns 32 hexadecimal digits
   */
  readonly hex: (purpose: string) => string;
};

/** @param repeatable whether each run generates the same ids */
export function createIds(repeatable: boolean): Ids {
  const counts = new Map<string, number>();
  return {
    hex: (purpose) => {
      if (!repeatable) return randomBytes(16).toString('hex');
      const count = (counts.get(purpose) ?? 0) + 1;
      counts.set(purpose, count);
      return createHash('sha256').update(`${purpose} ${count}`).digest('hex').slice(0, 32);
    },
  };
}
