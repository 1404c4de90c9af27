import type {Account, Amounts, Flow} from '../../records';
import {Failure, SandboxBug} from '../../requests/failure';
import type {World} from '../../platform/world';
import {totals} from './calculation';

/** The account that pays where a request names none. @throws Failure 422401 when there is none to pay from */
export function settlementAccount({store}: World): Account {
  const [account] = store.accounts.filter(({type, status}) => type === 'SETTLEMENT' && status === 'ACTIVE');
  if (!account) throw new Failure('422401');
  return account;
}

/** The account with this id, if payments may be made from its kind. @throws Failure 404001 otherwise */
export function payingAccount({store}: World, id: string): Account {
  const account = store.accounts.find(id);
  if (account.type !== 'SETTLEMENT') throw new Failure('404001');
  return account;
}

/**
 * Sets money aside for payments that begin.
 *
 * @throws Failure 422401 when less is available, or the account may not pay
 */
export function hold(account: Account, amount: number): void {
  if (account.status !== 'ACTIVE' || account.available < amount) throw new Failure('422401');
  account.available -= amount;
  account.frozen += amount;
}

/** Gives back what was set aside. */
export function release(account: Account, amount: number): void {
  takeFrozen(account, amount);
  account.available += amount;
}

function takeFrozen(account: Account, amount: number): void {
  if (account.frozen < amount) throw new SandboxBug(`account ${account.id} has not set aside ${amount}.`);
  account.frozen -= amount;
}

function record({store, clock}: World, account: Account, flow: Pick<Flow, 'type' | 'direction' | 'amount' | 'ref'>): void {
  store.flows.add({...flow, accountId: account.id, balanceAfter: account.available + account.frozen, at: clock.now()});
}

/**
 * Pays out what was set aside.
 *
 * @param type of flow, a value of D0021
 * @param ref what it is about, as each family writes its id
 */
export function spend(world: World, account: Account, type: string, amount: number, ref: Flow['ref']): void {
  if (amount === 0) return;
  takeFrozen(account, amount);
  record(world, account, {type, direction: 'OUT', amount, ref});
}

/** Takes money in. Parameters as for `spend`. */
export function credit(world: World, account: Account, type: string, amount: number, ref: Flow['ref']): void {
  if (amount === 0) return;
  account.available += amount;
  record(world, account, {type, direction: 'IN', amount, ref});
}

/**
 * Takes tax and service fee of payments that succeeded, one flow for each: the tax goes to the tax account.
 *
 * @param items the payments
 */
export function charge(world: World, account: Account, items: readonly Amounts[], ref: Flow['ref']): void {
  const {iit, vat, surcharge, serviceFee} = totals(items);
  const tax = iit + vat + surcharge;
  spend(world, account, 'TAX', tax, ref);
  world.store.accounts.filter(({type}) => type === 'TAX').slice(0, 1).forEach((taxAccount) => credit(world, taxAccount, 'TAX', tax, ref));
  spend(world, account, 'SERVICE_FEE', serviceFee, ref);
}
