import type {DictionaryValue} from '../../../contract';
import {issuerOf} from '../../records/card-bins';
import {Failure} from '../../requests/failure';
import {sharedTables} from '../../platform/world';
import type {Rule, World} from '../../platform/world';

const SINGLE_LIMIT = 5_000_000;
const DAILY_LIMIT = 10_000_000;
/** Banks that allow more than others in a day, fen. */
const DAILY_LIMITS: Readonly<Record<string, number>> = {ICBC: 20_000_000};
/** Banks that the platform reaches without a channel in between. */
export const DIRECT_BANKS = ['ICBC', 'ABC', 'BOC', 'CCB', 'BCOM', 'CMB'];

/** How much a channel pays to a bank, fen: at once and in a day. */
export const limitsOf = (bankCode: string) => ({singleLimit: SINGLE_LIMIT, dailyLimit: DAILY_LIMITS[bankCode] ?? DAILY_LIMIT});

/** What a dictionary calls a value: its meaning up to the first full stop. */
export const nameOf = ({meaning}: DictionaryValue): string => meaning.split('。')[0];

const banks = (world: World) => sharedTables(world)['x-dictionaries'].D0003.values;

/** A bank as the system information names it. */
function presentBank(world: World, bankCode: string) {
  const value = banks(world)[bankCode];
  return {bankCode, bankType: (value.cells?.bankType ?? '').replace(/`/g, ''), name: nameOf(value)};
}

/** Banks to which a channel pays: ALIPAY and WECHAT pay to accounts of their own. */
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
