import type {Stateful} from '.';

/** A payment that a bill asks for. */
export type BillItem = {readonly assignmentId: number; readonly amount: number; readonly cardNo?: string; readonly remark?: string};

/** A settlement of v1 that the platform reviews before it is paid. */
export type Bill = Stateful & {
  readonly outNo: string;
  readonly taskId: number;
  items: readonly BillItem[];
  readonly createdAt: number;
  rejectReason?: string;
  voidReason?: string;
};

/** One attempt to pay a bill, or what failed of it. */
export type BillPayment = {
  readonly id: number;
  readonly billId: number;
  readonly channel: string;
  /** Ids of its payouts. */
  readonly items: readonly number[];
};
