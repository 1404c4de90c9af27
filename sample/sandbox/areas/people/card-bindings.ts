import {rfc3339} from '../../platform/clock';
import type {Member} from '../../records';
import {Failure} from '../../platform/failure';
import {canMove, move} from '../../platform/states';
import type {Rule, World} from '../../platform/world';
import {addCard, checkCard, issuerAndTail} from './cards';
import {maskMobile} from './masks';
import {checkOpen} from './members';
import {TEST_VALUES} from './test-values';
import {checkTonglian} from './tonglian';

/** Milliseconds for which the code in the text message is valid. */
export const CODE_LIFE = 5 * 60 * 1000;
/** A mobile number, whose middle digits may be masked. */
const REACHABLE = /^\d{3}.{4}\d{4}$/;

type Card = {readonly memberId: string; readonly bankCardNo: string; readonly mobile: string};

const createCardBinding: Rule<Card> = ({memberId, bankCardNo, mobile}, world) => {
  const {store, clock} = world;
  checkTonglian(world);
  const member = store.members.find(memberId);
  checkOpen(member, '422504');
  checkCard(bankCardNo, member.workerId, world);
  if (!REACHABLE.test(mobile)) throw new Failure('422102');
  const binding = store.cardBindings.add({memberId: member.id, bankCardNo, expiresAt: clock.now() + CODE_LIFE});
  return {bindId: `bnd_${binding.id}`, smsSentTo: maskMobile(mobile), expiresAt: rfc3339(binding.expiresAt)};
};

/** The first card changes the member's state; each further one only sends its event. */
function bind(member: Member, cardId: number, world: World): void {
  if (member.cardIds.includes(cardId)) return;
  member.cardIds.push(cardId);
  if (canMove(world, member, 'CARD_BOUND', 'op:confirmCardBinding'))
    return move(world, member, 'CARD_BOUND', 'op:confirmCardBinding');
  member.resourceVersion += 1;
  world.announce(member, 'channel.card_bound');
}

type Code = {readonly memberId: string; readonly bindId: string; readonly smsCode: string};

const confirmCardBinding: Rule<Code> = ({memberId, bindId, smsCode}, world) => {
  const {store, clock} = world;
  checkTonglian(world);
  const member = store.members.find(memberId);
  const binding = store.cardBindings.find(bindId);
  if (binding.memberId !== member.id) throw new Failure('404001');
  if (binding.bankCardId) throw new Failure('409002');
  checkOpen(member, '409002');
  if (smsCode === TEST_VALUES.wrongSmsCode.value || binding.expiresAt <= clock.now()) throw new Failure('422503');
  const card = addCard(binding.bankCardNo, member.workerId, world);
  binding.bankCardId = card.id;
  bind(member, card.id, world);
  return {bankCardId: `crd_${card.id}`, ...issuerAndTail(card)};
};

/** 通联接口: binding cards by a code in a text message. */
export const cardBindingRules = {
  'v3#createCardBinding': createCardBinding,
  'v3#confirmCardBinding': confirmCardBinding,
};
