/**
 * What the platform keeps. Numbers, words and units are those of the v3 family: amounts in fen, states as words, times in
 * milliseconds since the epoch. v1 shows the same objects in its own form.
 */

/** An object with a state machine of `x-states`. */
export type Stateful = {
  readonly id: number;
  /** Key of `kinds`, which says how it is shown and announced. */
  readonly kind: string;
  status: string;
  /** Grows with every change, so that old notifications can be told from new ones. */
  resourceVersion: number;
  /** Where its notifications go; without one, its kind says whether they go to the address of the application or nowhere. */
  readonly notifyUrl?: string;
};

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

export type Worker = {
  readonly id: number;
  readonly realName: string;
  readonly idType: string;
  readonly idNo: string;
  mobile: string;
  address?: string;
  email?: string;
  /** State of machine `realname`. */
  realnameStatus: string;
  updatedAt: number;
};

/** One submission for real-name authentication. */
export type Realname = Stateful & {readonly workerId: number; readonly submittedAt: number; verifiedAt?: number; failReason?: string};

export type StoredFile = {readonly id: number; readonly fileType: string; readonly sha256: string; readonly expiresAt: number};

/** A card to which a worker is paid, known to v1 as `CD…`, to v3 as `crd_…` (cards) and `pac_…` (payee accounts). */
export type BankCard = {
  readonly id: number;
  readonly workerId: number;
  readonly type: 'BANK_CARD' | 'ALIPAY_ACCOUNT' | 'WECHAT_OPENID';
  readonly accountNo: string;
  readonly bankCode?: string;
  isDefault: boolean;
  unbound?: boolean;
};

/** A contract between the merchant and a worker. */
export type Agreement = Stateful & {
  readonly workerId: number;
  readonly contractType: string;
  /** When the newest link for signing ends. */
  linkExpiresAt?: number;
  signedAt?: number;
  /** Day, e.g. `2027-11-01`. */
  expiresOn?: string;
};

export type Task = Stateful & {
  readonly outTaskNo: string;
  name: string;
  readonly category: string;
  unitPrice: number;
  quota: number;
  startAt: number;
  endAt: number;
  description: string;
  reviewRemark?: string;
  readonly createdAt: number;
  updatedAt: number;
};

export type Assignment = Stateful & {readonly taskId: number; readonly workerId: number; quantity?: number};

export type Deliverable = {
  readonly id: number;
  readonly assignmentId: number;
  readonly description: string;
  readonly fileIds: readonly string[];
  /** A value of D0026. */
  auditStatus: string;
  auditRemark?: string;
};

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

export type Member = Stateful & {readonly workerId: number; readonly cardIds: number[]};

export type CardBinding = {
  readonly id: number;
  readonly memberId: number;
  readonly bankCardNo: string;
  readonly expiresAt: number;
  bankCardId?: number;
};
