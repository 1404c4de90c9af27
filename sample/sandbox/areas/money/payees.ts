import type {BankCard} from '../../records';
import {Failure} from '../../platform/failure';
import type {World} from '../../platform/world';
import {DIRECT_BANKS} from '../system/banks';

/** The type of account that each channel pays to: D0005 by D0004. */
const PAYS_TO: Readonly<Record<string, BankCard['type']>> = {
  BANK_DIRECT: 'BANK_CARD',
  TONGLIAN: 'BANK_CARD',
  ALIPAY: 'ALIPAY_ACCOUNT',
  WECHAT: 'WECHAT_OPENID',
};
/** States in which a channel member can be paid. */
const MEMBER_OPEN = ['OPENED', 'CARD_BOUND'];

/** Whether the worker has a contract that is in force. */
export const hasContract = ({store}: World, workerId: number): boolean =>
  store.agreements.filter((agreement) => agreement.workerId === workerId && agreement.status === 'SIGNED').length > 0;

/** @throws Failure 422201 when the worker has no contract that is in force, or its real name has expired */
export function checkContract(world: World, workerId: number): void {
  if (!hasContract(world, workerId) || world.store.workers.find(workerId).realnameStatus === 'EXPIRED')
    throw new Failure('422201');
}

/** @throws Failure 422504 when the channel pays only to members and the worker is not one */
export function checkMember({store}: World, workerId: number, channel: string): void {
  if (channel !== 'TONGLIAN') return;
  const open = store.members.filter((member) => member.workerId === workerId && MEMBER_OPEN.includes(member.status));
  if (open.length === 0) throw new Failure('422504');
}

/**
 * The account to which a worker is paid.
 *
 * @param id in the form of either family; by default the worker's default account, or else the first one that the channel can pay to
 * @param channel value of D0004; by default any channel that can pay to the account
 * @throws Failure 422502 when the account does not exist, is unbound, belongs to another worker or cannot be used with the channel
 */
export function payeeAccount(
  {store}: World,
  workerId: number,
  {id, channel}: {readonly id?: string; readonly channel?: string},
): BankCard {
  const number = Number(/\d+$/.exec(id ?? '')?.[0]);
  const usable = store.bankCards.filter(
    (card) => card.workerId === workerId && !card.unbound && (!channel || card.type === PAYS_TO[channel]),
  );
  const found =
    id === undefined
      ? (usable.find(({isDefault}) => isDefault) ?? usable[0])
      : usable.find((card) => card.id === number);
  if (!found) throw new Failure('422502');
  return found;
}

/** The channel for an account when the request names none. */
export function channelFor({type, bankCode = ''}: BankCard): string {
  if (type === 'BANK_CARD') return DIRECT_BANKS.includes(bankCode) ? 'BANK_DIRECT' : 'TONGLIAN';
  return type === 'ALIPAY_ACCOUNT' ? 'ALIPAY' : 'WECHAT';
}
