import type {Stateful} from './stateful';

export type Account = {
  readonly id: number;
  readonly type: 'SETTLEMENT' | 'TAX';
  readonly name: string;
  readonly status: 'ACTIVE' | 'FROZEN' | 'CLOSED';
  /** What a transfer must say to be booked here, unless a recharge was registered for it. */
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
  /** The object that it is about, as each family writes its id. */
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

export type Withdrawal = Stateful & {readonly accountId: number; readonly amount: number};

/** Gross amount and what is taken off it or added to it, in fen. */
export type Amounts = {
  readonly gross: number;
  readonly iit: number;
  readonly vat: number;
  readonly surcharge: number;
  readonly net: number;
  readonly serviceFee: number;
};

/** How tax and service fee of a payment are reckoned. */
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
    /** Its number at the merchant; items of a task settlement have none. */
    readonly outNo?: string;
    readonly workerId: number;
    readonly accountId: number;
    readonly cardId?: number;
    readonly channel: string;
    readonly assignmentId?: number;
    /** The settlement that it is an item of, as each family writes its id. */
    readonly itemOf?: Flow['ref'];
    /** Tells the settlement that it is an item of that the channel's answer is there. */
    readonly whenFinished?: () => void;
    readonly createdAt: number;
    /** The channel's number of it, once it was sent there. */
    channelNo?: string;
    failReason?: string;
    closeReason?: string;
    finishedAt?: number;
  };

/** A settlement of v3, a batch or a task settlement of v1, told apart by `kind`. */
export type Settlement = Stateful & {
  readonly outNo?: string;
  readonly taskId: number;
  /** What the merchant pays, in fen. */
  readonly payable: number;
  /** Ids of its payouts. */
  readonly items: readonly number[];
  cancelReason?: string;
};
