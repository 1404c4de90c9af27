import {COMMON} from '../read/folder';
import type {Contracts} from '../read/contracts';
import type {Problem} from '../problems';
import {locate} from './shared';

/** Checks that the waits between attempts to notify add up to `totalSeconds`. */
export function scheduleProblems(_names: readonly string[], contracts: Contracts): readonly Problem[] {
  const {'x-notification-schedule': schedule} = contracts.common;
  if (!schedule) return [];
  const {retryAfterSeconds, totalSeconds} = schedule;
  const sum = retryAfterSeconds.reduce((total, wait) => total + wait, 0);
  if (sum === totalSeconds) return [];
  const message = `the waits add up to ${sum} seconds, not to ${totalSeconds}. Make them agree.`;
  return locate(COMMON, contracts, [{keys: ['x-notification-schedule', 'totalSeconds'], message}]);
}
