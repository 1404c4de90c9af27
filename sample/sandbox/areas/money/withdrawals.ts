import type {Withdrawal} from '../../records';
import {rfc3339} from '../../platform/clock';
import {Failure} from '../../platform/failure';
import {SYSTEM, move} from '../../platform/states';
import type {Kind, Rule, World} from '../../platform/world';
import {credit, hold, payingAccount, release, spend} from './ledger';
import {follow} from './steps';
import type {Step} from './steps';
import {withdrawalStepsOf} from './test-values';

/** The merchant's bank accounts that are registered with the platform. */
const BANK_ACCOUNTS = ['bka_100001'];
/** Maximum amount of a withdrawal, in fen. */
const LIMIT = 100_000_000;

/** A withdrawal in the form of 查询提现. */
const present = ({id, status, amount, failReason, finishedAt}: Withdrawal) => ({
  withdrawalId: `wdr_${id}`,
  status,
  amount,
  ...(failReason && {failReason}),
  ...(finishedAt !== undefined && {finishedAt: rfc3339(finishedAt)}),
});

function enter(world: World, withdrawal: Withdrawal, {to, failReason}: Step): void {
  const {id, accountId, amount} = withdrawal;
  const account = world.store.accounts.find(accountId);
  const ref = {v1: `WD${id}`, v3: `wdr_${id}`};
  if (to === 'SUCCEEDED') spend(world, account, 'WITHDRAW', amount, ref);
  if (to === 'RETURNED') credit(world, account, 'RETURN', amount, ref);
  if (to === 'FAILED') release(account, amount);
  if (to !== 'PROCESSING') withdrawal.finishedAt = world.clock.now();
  withdrawal.failReason = failReason;
  move(world, withdrawal, to, SYSTEM);
}

/** The bank returns the money. */
export const withdrawalIncidents: Kind['incidents'] = {
  RETURNED: (withdrawal: Withdrawal, world: World) =>
    enter(world, withdrawal, {to: 'RETURNED', after: 0, failReason: 'BANK_RETURNED'}),
};

export const createWithdrawal: Rule<{
  readonly accountId: string;
  readonly amount: number;
  readonly bankAccountId: string;
}> = (input, world) => {
  const account = payingAccount(world, input.accountId);
  if (!BANK_ACCOUNTS.includes(input.bankAccountId)) throw new Failure('404001');
  if (account.status !== 'ACTIVE') throw new Failure('409002');
  if (input.amount > LIMIT) throw new Failure('422402');
  hold(account, input.amount);
  const withdrawal = world.store.withdrawals.add({
    kind: 'withdrawal',
    status: 'PENDING',
    resourceVersion: 1,
    accountId: account.id,
    amount: input.amount,
  });
  follow(world, withdrawal, [{after: 0, to: 'PROCESSING'}, ...withdrawalStepsOf(input.amount)], (step) =>
    enter(world, withdrawal, step),
  );
  return {withdrawalId: `wdr_${withdrawal.id}`, status: withdrawal.status};
};

export const getWithdrawal: Rule<{readonly withdrawalId: string}> = ({withdrawalId}, {store}) =>
  present(store.withdrawals.find(withdrawalId));
