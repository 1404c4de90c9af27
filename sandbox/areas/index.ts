import type {Area} from '../world';
import {moneyArea} from './money';
import {tokenArea} from './tokens';

/** Everything that the platform does, in parts. */
export const areas: readonly Area[] = [tokenArea, moneyArea];
