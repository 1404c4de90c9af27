import type {Area} from '../world';
import {moneyArea} from './money';
import {moneyTestValues} from './money/test-values';
import {peopleArea} from './people';
import {peopleTestValues} from './people/test-values';
import {settlementArea} from './settlements';
import {settlementTestValues} from './settlements/test-values';
import {systemArea} from './system';
import {tokenArea} from './tokens';
import {workArea} from './work';
import {workTestValues} from './work/test-values';

/** Everything that the platform does, in parts. */
export const areas: readonly Area[] = [tokenArea, peopleArea, moneyArea, systemArea, workArea, settlementArea];

/** Values that bring about what a caller cannot, each with what it does. */
export const testValues: readonly {readonly value: string; readonly effect: string}[] = [
  ...peopleTestValues,
  ...workTestValues,
  ...moneyTestValues,
  ...settlementTestValues,
];
