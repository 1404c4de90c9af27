import {beijingDay} from '../../platform/clock';
import type {Amounts, Payout, Terms} from '../../records';
import type {World} from '../../platform/world';

/** The merchant's default terms, for requests that name no others. */
export const DEFAULT_TERMS: Terms = {taxType: 'LABOR', feeBearer: 'MERCHANT'};
/** Service fee rate, in ten thousandths. */
const FEE_RATE = 650;
/** Standard deduction for costs from labour income, in percent. */
const COSTS = 20;
/** Standard deduction for each month with income, in fen. */
const MONTHLY_DEDUCTION = 500_000;
/** Cumulative withholding: taxable income up to `upTo` fen is taxed at `percent`, minus the quick deduction `quick` in fen. */
const BRACKETS = [
  {upTo: 3_600_000, percent: 3, quick: 0},
  {upTo: 14_400_000, percent: 10, quick: 252_000},
  {upTo: 30_000_000, percent: 20, quick: 1_692_000},
  {upTo: 42_000_000, percent: 25, quick: 3_192_000},
  {upTo: 66_000_000, percent: 30, quick: 5_292_000},
  {upTo: 96_000_000, percent: 35, quick: 8_592_000},
  {upTo: Infinity, percent: 45, quick: 18_192_000},
];
/** Business income is taxed at a flat rate, in ten thousandths: 5 percent of a tenth of it. */
const BUSINESS_RATE = 50;

/** A share of an amount, rounded half up to the fen. */
const share = (amount: number, tenThousandths: number): number => Math.floor((amount * tenThousandths + 5000) / 10_000);

/** Labour income of a year to date, and the tax withheld from it. */
type Income = {readonly gross: number; readonly withheld: number; readonly months: number};

/**
 * The labour payouts to a worker in a calendar year that count towards withholding.
 *
 * @param until excludes payouts from this time on, in milliseconds since the epoch
 */
export const labourPayouts = ({store}: World, workerId: number, year: number, until = Infinity): readonly Payout[] =>
  store.payouts.filter(
    ({workerId: payee, taxType, status, finishedAt}) =>
      payee === workerId &&
      taxType === 'LABOR' &&
      status === 'SUCCEEDED' &&
      finishedAt !== undefined &&
      finishedAt <= until &&
      beijingDay(finishedAt).startsWith(String(year)),
  );

function incomeBefore(world: World, workerId: number): Income {
  const now = world.clock.now();
  const paid = labourPayouts(world, workerId, Number(beijingDay(now).slice(0, 4)), now);
  const months = new Set(
    [now, ...paid.map(({finishedAt}) => finishedAt ?? now)].map((time) => beijingDay(time).slice(0, 7)),
  );
  return {gross: total(paid, 'gross'), withheld: total(paid, 'iit'), months: months.size};
}

/** Deductions from an income, in fen; they may exceed the income. */
export const deductionOf = ({gross, months}: Pick<Income, 'gross' | 'months'>): number =>
  share(gross, COSTS * 100) + months * MONTHLY_DEDUCTION;

/** Tax on an income by cumulative withholding, in fen. Rules: 结算管理, #money. */
function cumulativeTax({gross, months}: Pick<Income, 'gross' | 'months'>): number {
  const taxable = gross - deductionOf({gross, months});
  const {percent, quick} = BRACKETS.find(({upTo}) => taxable <= upTo) ?? BRACKETS[0];
  return Math.max(0, share(taxable, percent * 100) - quick);
}

const taxOf: Readonly<Record<Terms['taxType'], (income: Income, gross: number) => number>> = {
  LABOR: ({gross: before, withheld, months}, gross) =>
    Math.max(0, cumulativeTax({gross: before + gross, months}) - withheld),
  BUSINESS: (_, gross) => share(gross, BUSINESS_RATE),
  NONE: () => 0,
};

/** Sum of one of the amounts over all items. */
export const total = (items: readonly Amounts[], name: keyof Amounts): number =>
  items.reduce((sum, item) => sum + item[name], 0);

/** What the merchant pays for one or several payments. */
export const payableOf = (
  {gross, serviceFee}: Pick<Amounts, 'gross' | 'serviceFee'>,
  {feeBearer}: Pick<Terms, 'feeBearer'>,
): number => (feeBearer === 'MERCHANT' ? gross + serviceFee : gross);

/** What the worker receives. */
export const transferOf = ({net, serviceFee, feeBearer}: Amounts & Pick<Terms, 'feeBearer'>): number =>
  feeBearer === 'MERCHANT' ? net : net - serviceFee;

/** Sums of all amounts. */
export const totals = (items: readonly Amounts[]): Amounts => ({
  gross: total(items, 'gross'),
  iit: total(items, 'iit'),
  vat: total(items, 'vat'),
  surcharge: total(items, 'surcharge'),
  net: total(items, 'net'),
  serviceFee: total(items, 'serviceFee'),
});

/**
 * Calculates tax and service fee of payments in order, as several payments to one worker add up.
 *
 * @param items worker's number and gross amount in fen
 * @returns the amounts in the order of the items
 */
export function calculate(
  world: World,
  {taxType}: Pick<Terms, 'taxType'>,
  items: readonly {readonly workerId: number; readonly gross: number}[],
): readonly Amounts[] {
  const incomes = new Map<number, Income>();
  return items.map(({workerId, gross}) => {
    const income = incomes.get(workerId) ?? incomeBefore(world, workerId);
    const iit = taxOf[taxType](income, gross);
    incomes.set(workerId, {...income, gross: income.gross + gross, withheld: income.withheld + iit});
    return {gross, iit, vat: 0, surcharge: 0, net: gross - iit, serviceFee: share(gross, FEE_RATE)};
  });
}
