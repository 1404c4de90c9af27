/** The issuer and the type of a card. */
export type CardBin = {readonly bankCode: string; readonly cardType: 'DEBIT' | 'CREDIT'};

/** Issuers by the first four digits of a card: those in the contracts' examples, and an invented one for every other bank. */
const CARD_BINS: Readonly<Record<string, CardBin>> = {
  '6222': {bankCode: 'ICBC', cardType: 'DEBIT'},
  '6223': {bankCode: 'CMB', cardType: 'CREDIT'},
  '6201': {bankCode: 'ABC', cardType: 'DEBIT'},
  '6202': {bankCode: 'BOC', cardType: 'DEBIT'},
  '6203': {bankCode: 'CCB', cardType: 'DEBIT'},
  '6204': {bankCode: 'BCOM', cardType: 'DEBIT'},
  '6205': {bankCode: 'CITIC', cardType: 'DEBIT'},
  '6206': {bankCode: 'CEB', cardType: 'DEBIT'},
  '6207': {bankCode: 'HXB', cardType: 'DEBIT'},
  '6208': {bankCode: 'CMBC', cardType: 'DEBIT'},
  '6209': {bankCode: 'CGB', cardType: 'DEBIT'},
  '6210': {bankCode: 'PAB', cardType: 'DEBIT'},
  '6211': {bankCode: 'CMB', cardType: 'DEBIT'},
  '6212': {bankCode: 'CIB', cardType: 'DEBIT'},
  '6213': {bankCode: 'SPDB', cardType: 'DEBIT'},
  '6214': {bankCode: 'PSBC', cardType: 'DEBIT'},
};

/**
 * The issuer of a card.
 *
 * @param digits card number or its beginning, without spaces
 */
export const issuerOf = (digits: string): CardBin | undefined => CARD_BINS[digits.slice(0, 4)];
