import {rfc3339} from '../../platform/clock';
import type {Member} from '../../records';
import {Failure} from '../../platform/failure';
import {canMove, incidentsTo, move, moveLater} from '../../platform/states';
import type {Kind, Rule, World} from '../../platform/world';
import {issuerAndTail} from './cards';
import {TEST_VALUES} from './test-values';
import {checkTonglian} from './tonglian';
import * as words from '../../../words';

const LINK_LIFE = 30 * 60 * 1000;
/** States from which a worker may apply again. */
const ENDED = ['NOT_OPEN', 'OPEN_FAILED', 'CLOSED'];

/** The member's cards that are still bound. */
const cardsOfMember = ({cardIds}: Member, {store}: World) =>
  store.bankCards.filter(({id, unbound}) => cardIds.includes(id) && !unbound);

const present = (member: Member, world: World) => ({
  memberId: `mbr_${member.id}`,
  status: member.status,
  ...(member.status === 'OPEN_FAILED' && {failReason: words.platform.reviews.member}),
  ...(member.agreementSignedAt !== undefined && {agreementSignedAt: rfc3339(member.agreementSignedAt)}),
  cards: cardsOfMember(member, world).map((card) => ({bankCardId: `crd_${card.id}`, ...issuerAndTail(card)})),
});

const entered = (member: Member): void => {
  if (member.status === 'CLOSED') member.cardIds.length = 0;
};

/** A worker's membership of the channel. */
export const memberKind: Kind = {
  machine: 'member',
  webhook: ['v3', 'channel'],
  onRequest: true,
  present,
  entered,
  incidents: incidentsTo('OPENED', 'OPEN_FAILED', 'FROZEN', 'CARD_BOUND', 'CLOSED'),
};

/** @throws Failure when the membership is not open, or suspended at present */
export function checkOpen({status}: Member, code: string): void {
  if (status !== 'OPENED' && status !== 'CARD_BOUND') throw new Failure(code);
}

const createMember: Rule<{readonly workerId: string}> = ({workerId}, world, {notifyUrl}) => {
  const {store} = world;
  checkTonglian(world);
  const worker = store.workers.find(workerId);
  const isMember =
    store.members.filter((other) => other.workerId === worker.id && !ENDED.includes(other.status)).length > 0;
  if (worker.realnameStatus !== 'VERIFIED' || isMember) throw new Failure('409002');
  const member = store.members.add({
    kind: 'member',
    status: 'NOT_OPEN',
    resourceVersion: 1,
    notifyUrl,
    workerId: worker.id,
    cardIds: [],
  });
  move(world, member, 'OPENING', 'op:createMember');
  const result = worker.realName === TEST_VALUES.refusedMember.value ? 'OPEN_FAILED' : 'OPENED';
  moveLater(world, member, 0, result);
  return {memberId: `mbr_${member.id}`, status: member.status};
};

type MemberId = {readonly memberId: string};

const getMember: Rule<MemberId> = ({memberId}, world) => present(world.store.members.find(memberId), world);

const unbindCard: Rule<MemberId & {readonly bankCardId: string}> = ({memberId, bankCardId}, world) => {
  checkTonglian(world);
  const member = world.store.members.find(memberId);
  const card = world.store.bankCards.find(bankCardId);
  if (!cardsOfMember(member, world).includes(card)) throw new Failure('404001');
  card.unbound = true;
  if (cardsOfMember(member, world).length === 0 && canMove(world, member, 'OPENED', 'op:unbindCard'))
    move(world, member, 'OPENED', 'op:unbindCard');
  return {bankCardId};
};

const createAgreement: Rule<MemberId> = ({memberId}, world) => {
  const {store, ids, clock} = world;
  checkTonglian(world);
  const member = store.members.find(memberId);
  checkOpen(member, '422504');
  // The member signs as soon as the link exists, as the sandbox has no pages that somebody could open.
  world.scheduler.after(0, () => {
    member.agreementSignedAt = clock.now();
  });
  return {
    signUrl: `https://sign.sample-platform.example/a/${ids.hex('agreement')}`,
    expiresAt: rfc3339(clock.now() + LINK_LIFE),
  };
};

/** 通联接口: members. */
export const memberRules = {
  'v3#createMember': createMember,
  'v3#getMember': getMember,
  'v3#unbindCard': unbindCard,
  'v3#createAgreement': createAgreement,
};
