import {createHash} from 'crypto';
import {beijingDay} from '../../platform/clock';
import {Failure} from '../../platform/failure';
import type {Rule, World} from '../../platform/world';
import {presentTransaction} from './flows';
import {spanOf} from './span';

/** Whether a day can get no more entries: it is over, or the ledger has entries of a later day. */
const isClosed = ({store, clock}: World, day: string): boolean =>
  day < beijingDay(clock.now()) || store.flows.filter(({at}) => beijingDay(at) > day).length > 0;

export const getStatement: Rule<{readonly date: string; readonly type: string}> = ({date, type}, world) => {
  const {store} = world;
  const day = `${date}T00:00:00+08:00`;
  spanOf(world, {date: day}, ['date', 'date']);
  if (!isClosed(world, date)) throw new Failure('404001');
  const flows = store.flows.filter(
    (flow) =>
      store.accounts.find(flow.accountId).type === 'SETTLEMENT' && flow.type === type && beijingDay(flow.at) === date,
  );
  const file = flows.map((flow) => `${Object.values(presentTransaction(flow)).join(',')}\n`).join('');
  return {
    fileUrl: `https://files.sample-platform.example/statements/${date}-${type}.csv`,
    sha256: createHash('sha256').update(file).digest('hex'),
    rows: flows.length,
    totalAmount: flows.reduce((sum, {amount}) => sum + amount, 0),
  };
};
