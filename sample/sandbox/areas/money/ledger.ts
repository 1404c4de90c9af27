import type {Account, Amounts, Flow} from '../../records';
import {Failure, SandboxBug} from '../../platform/failure';
import type {World} from '../../platform/world';
import {totals} from './calculation';

/** The default account for payments. @throws Failure 422401 when there is none */
export function settlementAccount({store}: World): Account {
  const [account] = store.accounts.filter(({type, status}) => type === 'SETTLEMENT' && status === 'ACTIVE');
  if (!account) throw new Failure('422401');
  return account;
}

/** The account with this id, if payments may be made from its type. @throws Failure 404001 otherwise */
export function payingAccount({store}: World, id: string): Account {
  const account = store.accounts.find(id);
  if (account.type !== 'SETTLEMENT') throw new Failure('404001');
  return account;
}

/**
 * Reserves money for pending payments.
 *
 * @throws Failure 422401 when the available balance is too low, or payments from the account are not allowed
 */
export function hold(account: Account, amount: number): void {
  if (account.status !== 'ACTIVE' || account.available < amount) throw new Failure('422401');
  account.available -= amount;
  account.frozen += amount;
}

/** Releases reserved money. */
export function release(account: Account, amount: number): void {
  takeFrozen(account, amount);
  account.available += amount;
}

function takeFrozen(account: Account, amount: number): void {
  if (account.frozen < amount) throw new SandboxBug(`account ${account.id} has not set aside ${amount}.`);
  account.frozen -= amount;
}

function record(
  {store, clock}: World,
  account: Account,
  flow: Pick<Flow, 'type' | 'direction' | 'amount' | 'ref'>,
): void {
  store.flows.add({...flow, accountId: account.id, balanceAfter: account.available + account.frozen, at: clock.now()});
}

/**
 * Pays out reserved money.
 *
 * @param type of flow, a value of D0021
 * @param ref the object that the flow belongs to, with its id in each family
 */
export function spend(world: World, account: Account, type: string, amount: number, ref: Flow['ref']): void {
  if (amount === 0) return;
  takeFrozen(account, amount);
  record(world, account, {type, direction: 'OUT', amount, ref});
}

/** Books incoming money. Parameters as for `spend`. */
export function credit(world: World, account: Account, type: string, amount: number, ref: Flow['ref']): void {
  if (amount === 0) return;
  account.available += amount;
  record(world, account, {type, direction: 'IN', amount, ref});
}

/**
 * Charges tax and service fee of payments that succeeded, as one flow each; the tax is credited to the tax account.
 *
 * @param items the payments
 */
export function charge(world: World, account: Account, items: readonly Amounts[], ref: Flow['ref']): void {
  const {iit, vat, surcharge, serviceFee} = totals(items);
  const tax = iit + vat + surcharge;
  spend(world, account, 'TAX', tax, ref);
  world.store.accounts
    .filter(({type}) => type === 'TAX')
    .slice(0, 1)
    .forEach((taxAccount) => credit(world, taxAccount, 'TAX', tax, ref));
  spend(world, account, 'SERVICE_FEE', serviceFee, ref);
}
