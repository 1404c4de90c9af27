import {rfc3339} from '../../platform/clock';
import type {Payout, Terms} from '../../records';
import {Failure} from '../../platform/failure';
import {canMove} from '../../platform/states';
import type {Rule} from '../../platform/world';
import {checkChannel} from '../system/channels';
import {DEFAULT_TERMS, calculate, payableOf} from './calculation';
import {hold, payingAccount} from './ledger';
import {channelFor, checkContract, checkMember, payeeAccount} from './payees';
import {enterState, pay} from './paying';
import {receiptDigest} from './receipts';
import {HOUR} from './steps';

/** Milliseconds for which the address of a receipt is valid. */
const RECEIPT_LIFE = HOUR / 2;

/** A payout in the form of v3, for answers and notifications; the number of an item is that of its settlement. */
export const presentPayout = (payout: Payout) => ({
  payoutId: `pay_${payout.id}`,
  ...(!payout.itemOf && {outPayoutNo: payout.outNo}),
  status: payout.status,
  gross: payout.gross,
  iit: payout.iit,
  vat: payout.vat,
  surcharge: payout.surcharge,
  net: payout.net,
  serviceFee: payout.serviceFee,
  channelNo: payout.channelNo,
  failReason: payout.failReason,
  ...(payout.finishedAt !== undefined && {finishedAt: rfc3339(payout.finishedAt)}),
  resourceVersion: payout.resourceVersion,
});

type CreatePayout = Pick<Terms, 'taxType'> & {
  readonly outPayoutNo: string;
  readonly accountId: string;
  readonly workerId: string;
  readonly payeeAccountId: string;
  readonly amount: number;
};

export const createPayout: Rule<CreatePayout> = (input, world, {notifyUrl}) => {
  const {store, clock} = world;
  const account = payingAccount(world, input.accountId);
  const {id: workerId} = store.workers.find(input.workerId);
  checkContract(world, workerId);
  const payee = payeeAccount(world, workerId, {id: input.payeeAccountId});
  const channel = channelFor(payee);
  checkMember(world, workerId, channel);
  checkChannel(world, channel);
  const terms: Terms = {...DEFAULT_TERMS, taxType: input.taxType};
  const [amounts] = calculate(world, terms, [{workerId, gross: input.amount}]);
  hold(account, payableOf(amounts, terms));
  const payout = store.payouts.add({
    kind: 'payout',
    status: 'PENDING',
    resourceVersion: 1,
    notifyUrl,
    ...terms,
    ...amounts,
    outNo: input.outPayoutNo,
    workerId,
    accountId: account.id,
    cardId: payee.id,
    channel,
    createdAt: clock.now(),
  });
  pay(world, payout);
  return {payoutId: `pay_${payout.id}`, status: payout.status};
};

export const getPayout: Rule<{readonly payoutId: string}> = ({payoutId}, {store}) =>
  presentPayout(store.payouts.find(payoutId));

export const findPayout: Rule<{readonly outPayoutNo: string}> = ({outPayoutNo}, {store}) => {
  const [found] = store.payouts.filter(({outNo, itemOf}) => outNo === outPayoutNo && !itemOf);
  if (!found) throw new Failure('404001');
  return presentPayout(found);
};

export const closePayout: Rule<{readonly payoutId: string; readonly reason: string}> = ({payoutId, reason}, world) => {
  const payout = world.store.payouts.find(payoutId);
  const by = 'op:closePayout';
  if (!canMove(world, payout, 'CANCELLED', by)) throw new Failure('409002');
  payout.closeReason = reason;
  enterState(world, payout, {to: 'CANCELLED'}, by);
  return {payoutId: `pay_${payout.id}`, status: payout.status};
};

export const getPayoutReceipt: Rule<{readonly payoutId: string}> = ({payoutId}, {store, clock}) => {
  const payout = store.payouts.find(payoutId);
  if (payout.status !== 'SUCCEEDED') throw new Failure('409002');
  return {
    fileUrl: `https://files.sample-platform.example/receipts/pay_${payout.id}.pdf`,
    sha256: receiptDigest(payout),
    expiresAt: rfc3339(clock.now() + RECEIPT_LIFE),
  };
};
