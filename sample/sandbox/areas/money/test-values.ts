import type {TestValue} from '../../platform/world';
import {DAY, HOUR} from './steps';
import type {Step} from './steps';
import * as words from '../../../words';

const texts = words.platform.testValues.payments;

/** Steps of the channel for a payment that fails. @param failReason value of D0020 */
export const failure = (failReason: string): readonly Step[] => [{after: 0, to: 'FAILED', failReason}];

const failed = (failReason: string) => ({
  effect: words.interpolate(texts.failed, {reason: failReason}),
  steps: failure(failReason),
});

/** Steps of the channel by the last two digits of the gross amount; the first one for each state is the state's value in v1. */
const OUTCOMES: Readonly<Record<string, {readonly effect: string; readonly steps: readonly Step[]}>> = {
  '20': {effect: texts[20], steps: [{after: HOUR, to: 'SUCCEEDED'}]},
  '21': {
    effect: texts[21],
    steps: [
      {after: 0, to: 'SUSPENDED'},
      {after: DAY, to: 'CANCELLED'},
    ],
  },
  '22': {
    effect: texts[22],
    steps: [
      {after: 0, to: 'SUSPENDED'},
      {after: HOUR, to: 'PROCESSING'},
      {after: 0, to: 'SUCCEEDED'},
    ],
  },
  '31': {
    effect: texts[31],
    steps: [
      {after: 0, to: 'SUCCEEDED'},
      {after: DAY, to: 'RETURNED', failReason: 'BANK_RETURNED'},
    ],
  },
  '40': failed('ACCOUNT_FROZEN'),
  '41': failed('ACCOUNT_NAME_MISMATCH'),
  '42': failed('ACCOUNT_NOT_EXIST'),
  '43': failed('ACCOUNT_CLOSED'),
  '44': failed('MONTHLY_LIMIT'),
  '45': failed('BANK_MAINTENANCE'),
  '46': failed('RISK_REJECTED'),
  '47': failed('OTHER'),
};

const SUCCESS: readonly Step[] = [{after: 0, to: 'SUCCEEDED'}];

/** Steps of the channel for a payment of this amount in fen. */
export const stepsOf = (amount: number): readonly Step[] =>
  OUTCOMES[String(amount % 100).padStart(2, '0')]?.steps ?? SUCCESS;

/** Steps of the bank for a withdrawal of this amount in fen, which is never suspended. */
export function withdrawalStepsOf(amount: number): readonly Step[] {
  const steps = stepsOf(amount);
  return steps.some(({to}) => to === 'SUSPENDED') ? SUCCESS : steps;
}

/** Last digits of a payer's account from which no money arrives. */
const ABSENT_PAYER = '0000';

/** Milliseconds after which a recharge without money expires. */
const PATIENCE = 7 * DAY;

/** Steps of a recharge whose payer's account ends in these digits. */
export const arrivalOf = (payerAccountTail?: string): readonly Step[] =>
  payerAccountTail === ABSENT_PAYER ? [{after: PATIENCE, to: 'CLOSED'}] : [{after: 0, to: 'CONFIRMED'}];

/** Values for outcomes that a caller cannot cause otherwise. */
export const moneyTestValues: readonly TestValue[] = [
  ...Object.entries(OUTCOMES).map(([cents, {effect}]) => ({
    value: words.interpolate(texts.value, {cents}),
    effect,
  })),
  {value: texts.limit, effect: texts.limitFailed},
  {value: words.interpolate(texts.absent, {tail: ABSENT_PAYER}), effect: texts.absentEffect},
];
