import type {World} from '../../platform/world';
import {checkChannel} from '../system/channels';

/** @throws Failure 422501 while the channel that checks cards and keeps members takes no requests */
export const checkTonglian = (world: World): void => checkChannel(world, 'TONGLIAN');
