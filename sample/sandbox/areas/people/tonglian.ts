import type {World} from '../../platform/world';
import {checkChannel} from '../system/channels';

/** @throws Failure 422501 while the channel for card checks and memberships is unavailable */
export const checkTonglian = (world: World): void => checkChannel(world, 'TONGLIAN');
