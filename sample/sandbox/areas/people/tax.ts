import {beijingDay} from '../../platform/clock';
import {invalid} from '../../platform/failure';
import type {Payout} from '../../records';
import type {Rule} from '../../platform/world';
import {deductionOf, labourPayouts, total} from '../money/calculation';
import * as words from '../../../words';

type Query = {readonly workerId: string; readonly year: number};

const monthOf = ({finishedAt}: Payout): string => beijingDay(finishedAt ?? 0).slice(0, 7);

/** Taxable part of an income. */
const taxable = (gross: number, months: number): number => Math.max(0, gross - deductionOf({gross, months}));

/** 查询累计计税: the labour income paid through the platform in a year, month by month. */
export const getTaxSummary: Rule<Query> = ({workerId, year}, world) => {
  const worker = world.store.workers.find(workerId);
  if (year > Number(beijingDay(world.clock.now()).slice(0, 4)))
    throw invalid('/year', 'maximum', words.platform.invalid.year);
  const paid = labourPayouts(world, worker.id, year);
  const months = Array.from(new Set(paid.map(monthOf))).sort();
  const upTo = (month: string) =>
    total(
      paid.filter((payout) => monthOf(payout) <= month),
      'gross',
    );
  const income = total(paid, 'gross');
  const cumulativeTaxable = taxable(income, months.length);
  return {
    cumulativeIncome: income,
    cumulativeDeduction: deductionOf({gross: income, months: months.length}),
    cumulativeTaxable,
    withheld: total(paid, 'iit'),
    months: months.map((month, index) => {
      const ofMonth = paid.filter((payout) => monthOf(payout) === month);
      const gross = total(ofMonth, 'gross');
      return {
        month,
        income: gross,
        deduction: deductionOf({gross, months: 1}),
        cumulativeTaxable: taxable(upTo(month), index + 1),
        withheld: total(ofMonth, 'iit'),
      };
    }),
  };
};
