import {parseTime} from '../../../platform/clock';
import type {Payout} from '../../../records';

/** A payout of the data set, and how far it has come. */
export type SeededItem = {
  /** Its number, where examples name it. */
  readonly detail?: number;
  readonly outNo?: string;
  readonly workerId: number;
  readonly gross: number;
  readonly assignmentId?: number;
  /** A value of D0011; PENDING where it is missing. */
  readonly status?: string;
  readonly failReason?: string;
  /** When its result came, in Beijing. */
  readonly finished?: string;
};

/** A settlement of the data set. */
export type SeededSettlement = {
  readonly id: number;
  readonly outNo: string;
  readonly taskId: number;
  readonly status: string;
  readonly resourceVersion: number;
  readonly items: readonly SeededItem[];
};

/** When the payouts of the examples came to their results. */
const FINISHED = parseTime('2026-11-21 10:12:08');
const UNFINISHED = ['PENDING', 'PROCESSING', 'SUSPENDED'];

/** How far a payout has come. */
export const progress = ({status = 'PENDING', failReason, finished}: Pick<SeededItem, 'status' | 'failReason' | 'finished'>): Partial<Payout> => ({
  status,
  failReason,
  ...(status !== 'PENDING' && {resourceVersion: 3}),
  ...(!UNFINISHED.includes(status) && {finishedAt: finished === undefined ? FINISHED : parseTime(finished)}),
});

const [ZHANG, LI, THIRD] = [200001, 200002, 200003];
const [STORES, DELIVERIES] = [300001, 300003];
const PAID = {status: 'SUCCEEDED'};
const ACCOUNT_FROZEN = {status: 'FAILED', failReason: 'ACCOUNT_FROZEN'};

/** The two payments of the story. */
const story = (prefix: string): readonly SeededItem[] => [
  {outNo: `${prefix}20261121-01`, workerId: ZHANG, gross: 1_200_000},
  {outNo: `${prefix}20261121-02`, workerId: LI, gross: 800_000},
];

const settlement = (id: number, outNo: string, taskId: number, status: string, resourceVersion: number, ...items: readonly SeededItem[]): SeededSettlement =>
  ({id, outNo, taskId, status, resourceVersion, items});

export const SETTLEMENTS: readonly SeededSettlement[] = [
  settlement(500001, 'S20261121-01', STORES, 'TO_CONFIRM', 3, ...story('I')),
  settlement(500002, 'S20261120-01', DELIVERIES, 'TO_CONFIRM', 3, {outNo: 'I20261120-01', workerId: LI, gross: 800_000}),
  settlement(
    ...([500003, 'S20261121-05', DELIVERIES, 'PARTIALLY_SUCCEEDED', 5] as const),
    {outNo: 'I20261121-07', workerId: ZHANG, gross: 600_000, ...PAID},
    {outNo: 'I20261121-08', workerId: LI, gross: 600_000, ...ACCOUNT_FROZEN},
  ),
  settlement(500004, 'S20261121-06', DELIVERIES, 'CHECKING', 2, {outNo: 'I20261121-09', workerId: ZHANG, gross: 128_100}),
  settlement(500005, 'S20261121-07', DELIVERIES, 'CHECK_FAILED', 3, {outNo: 'I20261121-10', workerId: ZHANG, gross: 128_100, failReason: 'OTHER'}),
  settlement(500006, 'S20261121-08', DELIVERIES, 'FAILED', 5, {outNo: 'I20261121-30', workerId: LI, gross: 600_000, ...ACCOUNT_FROZEN}),
  settlement(500007, 'S20261121-09', DELIVERIES, 'TO_CONFIRM', 3, {outNo: 'I20261121-31', workerId: LI, gross: 600_000}),
];

export const BATCHES: readonly SeededSettlement[] = [
  settlement(500001, 'B20261121-02', STORES, 'TO_CONFIRM', 3, ...story('D')),
  settlement(
    ...([500002, 'B20261221-01', STORES, 'PARTIALLY_SUCCEEDED', 5] as const),
    {outNo: 'D20261221-01', workerId: ZHANG, gross: 1_500_000, ...PAID, finished: '2026-12-21 10:06:30'},
    {outNo: 'D20261221-02', workerId: LI, gross: 900_000, ...ACCOUNT_FROZEN, finished: '2026-12-21 10:06:30'},
  ),
  settlement(
    ...([500003, 'B20261121-06', STORES, 'PARTIALLY_SUCCEEDED', 5] as const),
    {outNo: 'D20261121-06', workerId: ZHANG, gross: 128_050, ...PAID},
    {outNo: 'D20261121-07', workerId: LI, gross: 86_000, ...ACCOUNT_FROZEN},
  ),
  settlement(500004, 'B20261121-07', STORES, 'TO_CONFIRM', 3, {outNo: 'D20261121-08', workerId: ZHANG, gross: 128_050}),
  settlement(500005, 'B20261121-08', STORES, 'CHECK_FAILED', 3, {outNo: 'D20261121-09', workerId: ZHANG, gross: 128_050, failReason: 'OTHER'}),
  settlement(500006, 'B20261121-09', STORES, 'FAILED', 5, {outNo: 'D20261121-10', workerId: LI, gross: 86_000, ...ACCOUNT_FROZEN}),
];

export const TASK_SETTLEMENTS: readonly SeededSettlement[] = [
  settlement(
    ...([500001, 'TS20261121-01', STORES, 'PARTIALLY_SUCCEEDED', 5] as const),
    {detail: 610001, assignmentId: 400001, workerId: ZHANG, gross: 1_200_000, ...PAID, finished: '2026-11-21 10:12:05'},
    {detail: 610002, assignmentId: 400002, workerId: LI, gross: 800_000, ...ACCOUNT_FROZEN},
  ),
  settlement(500002, 'TS20261121-05', STORES, 'TO_CONFIRM', 3, {detail: 610004, assignmentId: 400002, workerId: LI, gross: 800_000}),
  settlement(500003, 'TS20261121-06', DELIVERIES, 'CHECKING', 2, {detail: 610003, assignmentId: 400004, workerId: THIRD, gross: 128_050}),
];
