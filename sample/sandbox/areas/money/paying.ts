import {beijingDay} from '../../platform/clock';
import type {Payout} from '../../records';
import {SYSTEM, move} from '../../platform/states';
import type {Kind, World} from '../../platform/world';
import {limitsOf} from '../system/banks';
import {payableOf, transferOf} from './calculation';
import {charge, credit, release, spend} from './ledger';
import {follow} from './steps';
import type {Step} from './steps';
import {failure, stepsOf} from './test-values';

/** Prefixes of the channels' payment numbers. */
const CHANNEL_PREFIX: Readonly<Record<string, string>> = {
  BANK_DIRECT: 'BD',
  TONGLIAN: 'TL',
  ALIPAY: 'AP',
  WECHAT: 'WX',
};

/** Results of the channel; a return comes days later. */
const RESULTS = ['SUCCEEDED', 'FAILED', 'CANCELLED'];

/** States in which the money has been sent. */
const SENT = ['PROCESSING', 'SUSPENDED', 'SUCCEEDED'];

/** Effect of a new state on the reserved money. */
const MONEY: Readonly<Record<string, (world: World, payout: Payout) => void>> = {
  SUCCEEDED: (world, payout) => spend(world, accountOf(world, payout), 'PAYOUT', transferOf(payout), refOf(payout)),
  FAILED: (world, payout) => release(accountOf(world, payout), payableOf(payout, payout)),
  CANCELLED: (world, payout) => release(accountOf(world, payout), payableOf(payout, payout)),
  RETURNED: (world, payout) => credit(world, accountOf(world, payout), 'RETURN', transferOf(payout), refOf(payout)),
};

const accountOf = ({store}: World, {accountId}: Payout) => store.accounts.find(accountId);

const refOf = ({id, itemOf}: Payout) => ({v1: itemOf?.v1 ?? `PY${id}`, v3: `pay_${id}`});

/**
 * Moves a payout to a new state that its present one allows, and moves the money accordingly. A result is reported to the settlement that
 * the payout is an item of; for any other payout, tax and service fee are charged at once.
 *
 * @param by as for `move`
 */
export function enterState(world: World, payout: Payout, {to, failReason}: Omit<Step, 'after'>, by: string): void {
  const now = world.clock.now();
  if (to === 'PROCESSING')
    payout.channelNo ??= `${CHANNEL_PREFIX[payout.channel]}${beijingDay(now).replace(/-/g, '')}-${payout.id}`;
  if (failReason) payout.failReason = failReason;
  if (MONEY[to]) payout.finishedAt = now;
  MONEY[to]?.(world, payout);
  move(world, payout, to, by);
  if (!RESULTS.includes(to)) return;
  if (payout.whenFinished) payout.whenFinished();
  else if (to === 'SUCCEEDED') charge(world, accountOf(world, payout), [payout], refOf(payout));
}

/** The payee's bank returns the money. */
export const payoutIncidents: Kind['incidents'] = {
  RETURNED: (payout: Payout, world: World) =>
    enterState(world, payout, {to: 'RETURNED', failReason: 'BANK_RETURNED'}, SYSTEM),
};

/** The reason why the payee's bank rejects a payment. */
function overLimit({store}: World, payout: Payout): string | undefined {
  const {bankCode} = store.bankCards.filter(({id}) => id === payout.cardId)[0] ?? {};
  if (!bankCode) return undefined;
  const {singleLimit, dailyLimit} = limitsOf(bankCode);
  const day = beijingDay(payout.createdAt);
  const ofDay = store.payouts.filter(
    ({cardId, status, createdAt}) => cardId === payout.cardId && SENT.includes(status) && beijingDay(createdAt) === day,
  );
  if (transferOf(payout) > singleLimit) return 'SINGLE_LIMIT';
  return ofDay.reduce((sum, sent) => sum + transferOf(sent), 0) > dailyLimit ? 'DAILY_LIMIT' : undefined;
}

/**
 * Sends a PENDING payout, for whose `payableOf` money was reserved by `hold`, to the channel and takes it to its result. The result
 * depends on the amount, see test-values.ts.
 */
export function pay(world: World, payout: Payout): void {
  const enter = (step: Omit<Step, 'after'>) => enterState(world, payout, step, SYSTEM);
  world.scheduler.after(0, () => {
    enter({to: 'PROCESSING'});
    const reason = overLimit(world, payout);
    follow(world, payout, reason ? failure(reason) : stepsOf(payout.gross), enter);
  });
}
