import type {DictionaryValue} from '../../../../contract';
import {issuerOf} from '../../records/card-bins';
import {Failure} from '../../platform/failure';
import {sharedTables} from '../../platform/world';
import type {Rule, World} from '../../platform/world';
import * as words from '../../../words';

const SINGLE_LIMIT = 5_000_000;
const DAILY_LIMIT = 10_000_000;
/** Daily limits of banks with more than the default, in fen. */
const DAILY_LIMITS: Readonly<Record<string, number>> = {ICBC: 20_000_000};
/** Banks with a direct connection to the platform. */
export const DIRECT_BANKS = ['ICBC', 'ABC', 'BOC', 'CCB', 'BCOM', 'CMB'];

/** Limits of a channel for payments to a bank, in fen: per payment and per day. */
export const limitsOf = (bankCode: string) => ({
  singleLimit: SINGLE_LIMIT,
  dailyLimit: DAILY_LIMITS[bankCode] ?? DAILY_LIMIT,
});

/** Name of a dictionary value: its meaning up to the first full stop. */
export const nameOf = ({meaning}: DictionaryValue): string => meaning.split(words.platform.stop)[0];

const banks = (world: World) => sharedTables(world)['x-dictionaries'].D0003.values;

/** A bank in the form of the system information. */
function presentBank(world: World, bankCode: string) {
  const value = banks(world)[bankCode];
  return {bankCode, bankType: (value.cells?.bankType ?? '').replace(/`/g, ''), name: nameOf(value)};
}

/** Banks to which a channel pays; none for ALIPAY and WECHAT, which pay to accounts of their own. */
function banksOf(world: World, channel?: string): readonly string[] {
  if (channel === 'BANK_DIRECT') return DIRECT_BANKS;
  return channel === 'ALIPAY' || channel === 'WECHAT' ? [] : Object.keys(banks(world));
}

export const listBanks: Rule<{readonly channel?: string}> = ({channel}, world) => ({
  items: banksOf(world, channel).map((bankCode) => ({...presentBank(world, bankCode), ...limitsOf(bankCode)})),
});

export const getCardBin: Rule<{readonly prefix: string}> = ({prefix}, world) => {
  const issuer = issuerOf(prefix);
  if (!issuer) throw new Failure('404001');
  return {prefix, ...presentBank(world, issuer.bankCode), cardType: issuer.cardType};
};
