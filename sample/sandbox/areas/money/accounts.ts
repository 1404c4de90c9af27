import {rfc3339} from '../../platform/clock';
import type {Account} from '../../records';
import {cursorPage, digits, yuan} from '../../platform/forms';
import type {CursorQuery} from '../../platform/forms';
import type {Rule, World} from '../../platform/world';
import * as words from '../../../words';

const ofType = ({store}: World, type?: string): Account[] =>
  store.accounts.filter((account) => type === undefined || account.type === type);

export const listAccountsV1: Rule<{readonly accountType?: string}> = ({accountType}, world) => ({
  list: ofType(world, accountType).map(({id, type, name, status}) => ({
    accountNo: `AC${id}`,
    accountType: type,
    accountName: name,
    status: digits(world, 'D0027', status),
  })),
});

export const listAccounts: Rule<CursorQuery & {readonly type?: string}> = (query, world) =>
  cursorPage(ofType(world, query.type), query, ({id, type, name, status}) => ({
    accountId: `acc_${id}`,
    type,
    name,
    status,
  }));

export const getAccountBalanceV1: Rule<{readonly accountNo: string}> = ({accountNo}, {store}) => {
  const {id, available, frozen} = store.accounts.find(accountNo);
  return {
    accountNo: `AC${id}`,
    balance: yuan(available + frozen),
    availableBalance: yuan(available),
    frozenAmount: yuan(frozen),
  };
};

export const getAccountBalance: Rule<{readonly accountId: string}> = ({accountId}, {store, clock}) => {
  const {available, frozen} = store.accounts.find(accountId);
  return {available, frozen, total: available + frozen, asOf: rfc3339(clock.now())};
};

export const getRechargeInfo: Rule<{readonly accountNo: string}> = ({accountNo}, {store}) => ({
  bankName: words.platform.account.bankName,
  bankAccountNo: '1002 **** **** 0066',
  bankAccountName: words.platform.account.bankAccountName,
  remarkCode: store.accounts.find(accountNo).remarkCode,
});
