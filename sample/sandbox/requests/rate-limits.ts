import type {Clock} from '../platform/clock';
import type {RateLimit} from '../../../sandbox';

const WINDOW = {second: 1000, minute: 60_000};

/** The calls that an application has left in the present window. */
export type Allowance = {
  readonly limit: number;
  readonly remaining: number;
  /** End of the window, milliseconds since the epoch. */
  readonly resetAt: number;
  readonly exceeded: boolean;
};

/** Counts calls in windows of fixed length, per application and interface. */
export type RateLimits = {readonly count: (key: string, limit: RateLimit) => Allowance};

export function createRateLimits(clock: Clock): RateLimits {
  const windows = new Map<string, {start: number; calls: number}>();
  return {
    count: (key, {limit, per}) => {
      const start = Math.floor(clock.real() / WINDOW[per]) * WINDOW[per];
      const known = windows.get(key);
      const window = known?.start === start ? known : {start, calls: 0};
      window.calls += 1;
      windows.set(key, window);
      const remaining = Math.max(0, limit - window.calls);
      return {limit, remaining, resetAt: start + WINDOW[per], exceeded: window.calls > limit};
    },
  };
}
