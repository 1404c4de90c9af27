import {Failure, invalid} from '../../platform/failure';
import * as words from '../../../words';

/** @throws Failure 422404 when one of the numbers occurs twice */
export function checkDistinct(numbers: readonly string[]): void {
  if (new Set(numbers).size < numbers.length) throw new Failure('422404');
}

/** The largest amount that v1 can express, in fen. */
const LARGEST = 99_999_999_999_999;

/** @throws Failure 400003 when one of the amounts in this field of the request is zero, or their sum is too large for v1 */
export function checkAmounts(amounts: readonly number[], field: string): void {
  if (amounts.some((amount) => amount <= 0)) throw invalid(field, 'minimum', words.platform.invalid.zero, {field});
  if (amounts.reduce((sum, amount) => sum + amount, 0) > LARGEST)
    throw invalid(field, 'maximum', words.platform.invalid.tooMuch, {field});
}
