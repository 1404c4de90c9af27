import {Collection} from './collection';
import type * as Bills from '../records/bills';
import type * as Data from '../records';

/** All data of the platform; it is lost when the sandbox stops. */
export type Store = ReturnType<typeof createStore>;

/** An empty store. Its numbers start with those in the examples of the contracts. */
export function createStore() {
  return {
    accounts: new Collection<Data.Account>(100001),
    flows: new Collection<Data.Flow>(100001),
    recharges: new Collection<Data.Recharge>(100001),
    withdrawals: new Collection<Data.Withdrawal>(100001),
    workers: new Collection<Data.Worker>(200001),
    realnames: new Collection<Data.Realname>(200001),
    files: new Collection<Data.StoredFile>(200001),
    bankCards: new Collection<Data.BankCard>(200001),
    agreements: new Collection<Data.Agreement>(200001),
    tasks: new Collection<Data.Task>(300001),
    assignments: new Collection<Data.Assignment>(400001),
    deliverables: new Collection<Data.Deliverable>(400001),
    quotes: new Collection<Data.Quote>(500001),
    settlements: new Collection<Data.Settlement>(500001),
    batches: new Collection<Data.Settlement>(500001),
    taskSettlements: new Collection<Data.Settlement>(500001),
    bills: new Collection<Bills.Bill>(500001),
    billPayments: new Collection<Bills.BillPayment>(600001),
    payouts: new Collection<Data.Payout>(600001),
    members: new Collection<Data.Member>(200001),
    cardBindings: new Collection<Data.CardBinding>(200001),
  };
}
