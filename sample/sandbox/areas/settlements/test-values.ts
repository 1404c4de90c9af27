import type {TestValue} from '../../platform/world';
import * as words from '../../../words';

const {value, effect} = words.platform.testValues.settlement;

/** Last two digits of a gross amount that fails the platform's check. */
const REFUSED = 11;

/** Whether an item of a settlement with this gross amount in fen fails the platform's check. */
export const isRefused = (gross: number): boolean => gross % 100 === REFUSED;

/** Values for outcomes that a caller cannot cause otherwise. */
export const settlementTestValues: readonly TestValue[] = [{value: words.interpolate(value, {cents: REFUSED}), effect}];
