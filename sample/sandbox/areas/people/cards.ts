import {issuerOf} from '../../records/card-bins';
import type {BankCard} from '../../records';
import {Failure, invalid} from '../../platform/failure';
import type {Rule, World} from '../../platform/world';
import {maskCard} from './masks';
import {TEST_VALUES} from './test-values';
import {checkTonglian} from './tonglian';
import * as words from '../../../words';

/** Maximum number of cards in one answer. */
const MAX_CARDS = 20;

const withoutSpaces = (bankCardNo: string): string => bankCardNo.replaceAll(' ', '');
const tailOf = ({accountNo}: Pick<BankCard, 'accountNo'>): string => accountNo.slice(-4);

/** The bound accounts of a worker. */
const accountsOf = ({store}: World, id: number) =>
  store.bankCards.filter(({workerId, unbound}) => workerId === id && !unbound);
const cardsOf = (world: World, id: number) => accountsOf(world, id).filter(({type}) => type === 'BANK_CARD');

/** A card number of sufficient length that ends in four digits; the others may be masked. */
const CARD_NO = /^[\d*]{8,}\d{4}$/;

/** Whether a card belongs to the person. */
const isOwn = (accountNo: string): boolean =>
  CARD_NO.test(accountNo) && issuerOf(accountNo) !== undefined && tailOf({accountNo}) !== TEST_VALUES.foreignCard.value;

/**
 * Checks that a worker may bind a card.
 *
 * @throws Failure 422102 when the card belongs to somebody else, 400003 when the worker has too many
 */
export function checkCard(bankCardNo: string, workerId: number, world: World): void {
  if (!isOwn(withoutSpaces(bankCardNo))) throw new Failure('422102');
  if (cardsOf(world, workerId).length >= MAX_CARDS)
    throw invalid('/bankCardNo', 'maxItems', words.platform.invalid.cards, {limit: MAX_CARDS});
}

/** Binds a checked card; a card that is already bound stays as it is. */
export function addCard(bankCardNo: string, workerId: number, world: World): BankCard {
  const accountNo = withoutSpaces(bankCardNo);
  const bound = cardsOf(world, workerId).find((card) => card.accountNo === accountNo);
  return (
    bound ??
    world.store.bankCards.add({
      workerId,
      type: 'BANK_CARD',
      accountNo,
      bankCode: issuerOf(accountNo)?.bankCode,
      isDefault: false,
    })
  );
}

/** The fields of a card that every interface shows, without its id. */
export const issuerAndTail = (card: BankCard) => ({bankCode: card.bankCode, cardTail: tailOf(card)});

type Holder = {readonly workerNo: string};

const bindBankCard: Rule<Holder & {readonly bankCardNo: string; readonly isDefault?: boolean}> = (
  {workerNo, bankCardNo, isDefault},
  world,
) => {
  const {id} = world.store.workers.find(workerNo);
  checkCard(bankCardNo, id, world);
  const card = addCard(bankCardNo, id, world);
  if (isDefault) accountsOf(world, id).forEach((account) => Object.assign(account, {isDefault: account === card}));
  return {cardNo: `CD${card.id}`, ...issuerAndTail(card)};
};

const listBankCards: Rule<Holder> = ({workerNo}, world) => ({
  list: cardsOf(world, world.store.workers.find(workerNo).id).map((card) => ({
    cardNo: `CD${card.id}`,
    ...issuerAndTail(card),
    isDefault: card.isDefault,
  })),
});

const unbindBankCard: Rule<Holder & {readonly cardNo: string}> = ({workerNo, cardNo}, world) => {
  const card = world.store.bankCards.find(cardNo);
  if (!cardsOf(world, world.store.workers.find(workerNo).id).includes(card)) throw new Failure('404001');
  card.unbound = true;
  return {cardNo};
};

type Elements = {readonly realName: string; readonly idNo: string; readonly bankCardNo: string};

const checkBankCard: Rule<Elements> = ({realName, idNo, bankCardNo}, world) => {
  checkTonglian(world);
  const accountNo = withoutSpaces(bankCardNo);
  const isKnownByAnotherName =
    world.store.workers.filter((worker) => worker.idNo === idNo.toUpperCase() && worker.realName !== realName).length >
    0;
  return isOwn(accountNo) && !isKnownByAnotherName ? {matched: true, ...issuerOf(accountNo)} : {matched: false};
};

const listPayeeAccounts: Rule<{readonly workerId: string}> = ({workerId}, world) => ({
  items: accountsOf(world, world.store.workers.find(workerId).id).map(({id, type, accountNo, bankCode, isDefault}) => ({
    payeeAccountId: `pac_${id}`,
    type,
    accountNo: type === 'BANK_CARD' ? maskCard(accountNo) : accountNo,
    ...(bankCode && {bankCode}),
    isDefault,
  })),
});

/** 银行卡与收款账户. */
export const cardRules = {
  'v1#bindBankCard': bindBankCard,
  'v1#listBankCards': listBankCards,
  'v1#unbindBankCard': unbindBankCard,
  'v1#checkBankCard': checkBankCard,
  'v3#listPayeeAccounts': listPayeeAccounts,
};
