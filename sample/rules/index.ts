import {COMMON, locate, operationsOf} from '../../contract/rules';
import type {OwnRules, Rule} from '../../contract/rules';

const DECIMAL = /^-?\d+\.\d{2}$/;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/**
 * Converts amounts and times to a form in which families can be compared: `"128.50"` becomes 12850 fen, `2026-11-21 10:00:00` gets the
 * offset of Beijing.
 */
function comparable(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return DECIMAL.test(value) ? Math.round(Number(value) * 100) : value.replace(LOCAL_TIME, '$1T$2+08:00');
}

/** Checks that the last attempt in a notification's schema is the last one of the schedule. */
const attemptProblems: Rule['check'] = (_names, contracts) => {
  const {'x-notification-schedule': schedule, components} = contracts.common;
  const maximum = components?.schemas?.Notification?.properties?.attempt?.maximum;
  const attempts = schedule && schedule.retryAfterSeconds.length + 1;
  if (maximum === undefined || attempts === undefined || maximum === attempts) return [];
  const keys = ['components', 'schemas', 'Notification', 'properties', 'attempt', 'maximum'];
  const message = `attempt goes up to ${maximum}, the schedule has ${attempts} attempts. Make them agree.`;
  return locate(COMMON, contracts, [{keys, message}]);
};

/** Checks that the dictionary of the field `eventType` explains exactly the events that webhooks carry. */
const eventProblems: Rule['check'] = (names, contracts) => {
  const {components, 'x-dictionaries': dictionaries} = contracts.common;
  const number = components?.schemas?.Notification?.properties?.eventType?.['x-dict'];
  if (!number) return [];
  const keys = ['x-dictionaries', number];
  const explained = Object.keys(dictionaries[number]?.values ?? {});
  const events = new Set(
    names.flatMap((name) => operationsOf(contracts.read(name)).flatMap(({operation}) => operation['x-events'] ?? [])),
  );
  return locate(COMMON, contracts, [
    ...explained
      .filter((event) => !events.has(event))
      .map((event) => ({
        keys: [...keys, 'values', event],
        message: `event "${event}" is carried by no webhook. Add it to an x-events, or drop it.`,
      })),
    ...Array.from(events)
      .filter((event) => !explained.includes(event))
      .map((event) => ({keys, message: `event "${event}" of a webhook is not explained. Add it to ${number}.`})),
  ]);
};

/** Rules for the sample's contracts, in addition to those for all contracts. */
const ownRules: OwnRules = {
  rules: [attemptProblems, eventProblems].map((check) => ({level: 'proved', check})),
  comparable,
};

export default ownRules;
