import type {Stateful} from '.';

/** A payment requested by a bill. */
export type BillItem = {
  readonly assignmentId: number;
  readonly amount: number;
  readonly cardNo?: string;
  readonly remark?: string;
};

/** A settlement of v1 that the platform reviews before it is paid. */
export type Bill = Stateful & {
  readonly outNo: string;
  readonly taskId: number;
  items: readonly BillItem[];
  readonly createdAt: number;
  rejectReason?: string;
  voidReason?: string;
};

/** One attempt to pay a bill, or the failed part of it. */
export type BillPayment = {
  readonly id: number;
  readonly billId: number;
  readonly channel: string;
  /** Ids of its payouts. */
  readonly items: readonly number[];
};
