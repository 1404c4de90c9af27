import type {TestValue} from '../../platform/world';

/** Last two digits of a gross amount that fails the platform's check. */
const REFUSED = 11;

/** Whether an item of a settlement with this gross amount in fen fails the platform's check. */
export const isRefused = (gross: number): boolean => gross % 100 === REFUSED;

/** Values for outcomes that a caller cannot cause otherwise. */
export const settlementTestValues: readonly TestValue[] = [
  {
    value: `明细的税前金额以 .${REFUSED} 结尾，例如 100.${REFUSED} 元`,
    effect: '平台核对未通过，整单结束，没有付款；1.0 的结算单管理是审核未通过，结算单被驳回',
  },
];
