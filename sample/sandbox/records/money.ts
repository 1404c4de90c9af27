import type {Stateful} from './stateful';

export type Account = {
  readonly id: number;
  readonly type: 'SETTLEMENT' | 'TAX';
  readonly name: string;
  readonly status: 'ACTIVE' | 'FROZEN' | 'CLOSED';
  /** Text that a bank transfer must contain to be booked here, unless a recharge was registered for it. */
  readonly remarkCode: string;
  available: number;
  frozen: number;
};

/** A change of an account's balance. */
export type Flow = {
  readonly id: number;
  readonly accountId: number;
  readonly type: string;
  readonly direction: 'IN' | 'OUT';
  readonly amount: number;
  readonly balanceAfter: number;
  /** The object that it belongs to, with its id in each family. */
  readonly ref: {readonly v1: string; readonly v3: string};
  readonly at: number;
};

export type Recharge = Stateful & {
  readonly accountId: number;
  readonly amount: number;
  readonly payerName: string;
  readonly remarkCode: string;
  readonly createdAt: number;
  confirmedAt?: number;
};

export type Withdrawal = Stateful & {
  readonly accountId: number;
  readonly amount: number;
  /** A value of D0020. */
  failReason?: string;
  /** When it entered its present result. */
  finishedAt?: number;
};

/** Gross amount, deductions and additions, in fen. */
export type Amounts = {
  readonly gross: number;
  readonly iit: number;
  readonly vat: number;
  readonly surcharge: number;
  readonly net: number;
  readonly serviceFee: number;
};

/** Terms for tax and service fee of a payment. */
export type Terms = {
  readonly taxType: 'LABOR' | 'BUSINESS' | 'NONE';
  readonly feeBearer: 'MERCHANT' | 'WORKER';
};

export type Quote = Terms & {
  readonly id: number;
  readonly taskId: number;
  readonly expiresAt: number;
  readonly payable: number;
  readonly items: readonly (Amounts & {readonly workerId: number})[];
};

/** A payment to one worker: alone, or as an item of a settlement. */
export type Payout = Stateful &
  Amounts &
  Terms & {
    /** The merchant's number for it; items of a task settlement have none. */
    readonly outNo?: string;
    readonly workerId: number;
    readonly accountId: number;
    readonly cardId?: number;
    readonly channel: string;
    readonly assignmentId?: number;
    /** The settlement that it is an item of, with its id in each family. */
    readonly itemOf?: Flow['ref'];
    /** Reports the channel's result to the settlement that it is an item of. */
    readonly whenFinished?: () => void;
    readonly createdAt: number;
    /** The channel's number for it, once it was sent. */
    channelNo?: string;
    failReason?: string;
    closeReason?: string;
    finishedAt?: number;
  };

/** A settlement of v3, or a batch or task settlement of v1; `kind` says which. */
export type Settlement = Stateful & {
  readonly outNo?: string;
  readonly taskId: number;
  /** What the merchant pays, in fen. */
  readonly payable: number;
  /** Ids of its payouts. */
  readonly items: readonly number[];
  cancelReason?: string;
};
