import type {Clock} from './clock';
import {Failure} from './failure';
import type {Ids} from './ids';

/** Lifetime of a token, in seconds. */
export const LIFETIME = 7200;
/** Milliseconds for which the previous token stays valid after a new one is issued, by family. */
const OVERLAP: Readonly<Record<string, number>> = {v1: 0, v3: 5 * 60 * 1000};

type Token = {
  readonly value: string;
  readonly appId: string;
  /** The family whose interface issued it. */
  readonly family: string;
  /** The time of its issue as data show it. */
  readonly issuedAt: number;
  /** Real time at which it expires. */
  readonly expiresAt: number;
  /** Real time at which it ends because it was replaced or revoked. */
  endsAt: number;
};

/** Access tokens: issue, renewal, expiry, revocation. Rules: 获取访问令牌. */
export type Tokens = {
  /** Issues a token, and ends the application's other tokens of the family. */
  readonly issue: (appId: string, family: string, value?: string) => Token;
  /** The token, if it was ever issued. */
  readonly get: (value: string) => Token | undefined;
  readonly isActive: (token: Token) => boolean;
  readonly revoke: (token: Token) => void;
  /**
   * The token, if it is valid for the interfaces of the family.
   *
   * @throws Failure 401002 when it expired, 401003 when it was replaced, revoked, never issued or belongs to the older family
   */
  readonly check: (value: string, family: string) => Token;
};

export function createTokens(clock: Clock, ids: Ids): Tokens {
  const tokens = new Map<string, Token>();
  const hasEnded = ({endsAt}: Token) => endsAt <= clock.real();
  const hasExpired = ({expiresAt}: Token) => expiresAt <= clock.real();
  return {
    issue: (appId, family, value = ids.hex('token')) => {
      const now = clock.real();
      tokens.forEach((token) => {
        if (token.appId === appId && token.family === family)
          token.endsAt = Math.min(token.endsAt, now + OVERLAP[family]);
      });
      const token = {
        value,
        appId,
        family,
        issuedAt: clock.unmoved(),
        expiresAt: now + LIFETIME * 1000,
        endsAt: Infinity,
      };
      tokens.set(value, token);
      return token;
    },
    get: (value) => tokens.get(value),
    isActive: (token) => !hasEnded(token) && !hasExpired(token),
    revoke: (token) => {
      token.endsAt = clock.real();
    },
    check: (value, family) => {
      const token = tokens.get(value);
      if (!token || hasEnded(token) || (token.family === 'v1' && family !== 'v1')) throw new Failure('401003');
      if (hasExpired(token)) throw new Failure('401002');
      return token;
    },
  };
}
