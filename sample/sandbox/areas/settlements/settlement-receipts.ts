import {Failure} from '../../platform/failure';
import type {Rule} from '../../platform/world';
import {receiptDigest} from '../money/receipts';
import {detailNo} from './payout-v1';
import {payoutsOf} from './settlement-payouts';
import {findSettlement} from './steps';

const FOLDER = 'https://files.sample-platform.example/receipts';

export const listReceipts: Rule<{readonly settleNo: string; readonly detailNo?: string}> = (input, world) => {
  const settlement = findSettlement(
    world,
    input.settleNo.startsWith('BT') ? 'batch' : 'taskSettlement',
    input.settleNo,
  );
  const wanted = payoutsOf(world, settlement).filter(
    (payout) => input.detailNo === undefined || detailNo(payout) === input.detailNo,
  );
  if (wanted.length === 0) throw new Failure('404001');
  const list = wanted
    .filter(({status}) => status === 'SUCCEEDED')
    .map((payout) => ({
      detailNo: detailNo(payout),
      fileUrl: `${FOLDER}/${detailNo(payout)}.pdf`,
      sha256: receiptDigest(payout),
    }));
  return {list};
};
