import type {Stateful} from './stateful';

export type Worker = {
  readonly id: number;
  readonly realName: string;
  readonly idType: string;
  readonly idNo: string;
  mobile: string;
  address?: string;
  email?: string;
  /** State in the machine `realname`. */
  realnameStatus: string;
  updatedAt: number;
};

/** One submission for real-name authentication. */
export type Realname = Stateful & {
  readonly workerId: number;
  readonly submittedAt: number;
  verifiedAt?: number;
  failReason?: string;
};

export type StoredFile = {
  readonly id: number;
  readonly fileType: string;
  readonly sha256: string;
  readonly expiresAt: number;
};

/** A card to which a worker is paid; its id is `CD…` in v1, `crd_…` (cards) and `pac_…` (payee accounts) in v3. */
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
  /** When the latest link for signing expires. */
  linkExpiresAt?: number;
  signedAt?: number;
  /** Day, e.g. `2027-11-01`. */
  expiresOn?: string;
};

export type Member = Stateful & {readonly workerId: number; readonly cardIds: number[]; agreementSignedAt?: number};

export type CardBinding = {
  readonly id: number;
  readonly memberId: number;
  readonly bankCardNo: string;
  readonly expiresAt: number;
  bankCardId?: number;
};
