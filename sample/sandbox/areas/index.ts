import type {Area} from '../platform/world';
import {moneyArea} from './money';
import {peopleArea} from './people';
import {settlementArea} from './settlements';
import {systemArea} from './system';
import {tokenArea} from './token';
import {workArea} from './work';

/** All parts of the platform's business. */
export const areas: readonly Area[] = [tokenArea, peopleArea, moneyArea, systemArea, workArea, settlementArea];
