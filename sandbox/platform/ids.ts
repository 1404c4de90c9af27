import {createHash, randomBytes} from 'crypto';

/** Makes what must never repeat: numbers of requests and events, tokens, nonces. */
export type Ids = {
  /**
   * @param purpose what it is for; repeatable ids of different purposes never meet
   * @returns 32 hexadecimal digits
   */
  readonly hex: (purpose: string) => string;
};

/** @param repeatable whether the same calls give the same ids in each run */
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
