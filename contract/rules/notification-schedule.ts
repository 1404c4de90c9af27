import {COMMON} from '../read/folder';
import type {Contracts} from '../read/contracts';
import {CONTRACT} from '../read/yaml-file';
import type {Problem} from '../problems';

/** Numbers of the schedule of notifications of a docs version that do not add up. */
export function scheduleProblems(_names: readonly string[], contracts: Contracts): readonly Problem[] {
  const {file, positionOf} = contracts.yaml(COMMON);
  const {'x-notification-schedule': schedule, components} = contracts.common;
  if (!schedule) return [];
  const {retryAfterSeconds, totalSeconds} = schedule;
  const sum = retryAfterSeconds.reduce((total, wait) => total + wait, 0);
  const attempts = retryAfterSeconds.length + 1;
  const maximum = components?.schemas?.Notification?.properties?.attempt?.maximum;
  const problem = (keys: readonly string[], message: string): Problem => ({
    plugin: CONTRACT,
    file,
    ...positionOf(keys),
    message,
  });
  return [
    ...(sum === totalSeconds
      ? []
      : [
          problem(
            ['x-notification-schedule', 'totalSeconds'],
            `the waits add up to ${sum} seconds, not to ${totalSeconds}. Make them agree.`,
          ),
        ]),
    ...(maximum === undefined || maximum === attempts
      ? []
      : [
          problem(
            ['components', 'schemas', 'Notification', 'properties', 'attempt', 'maximum'],
            `attempt goes up to ${maximum}, the schedule has ${attempts} attempts. Make them agree.`,
          ),
        ]),
  ];
}
