import {rfc3339} from '../../platform/clock';
import {Failure} from '../../platform/failure';
import {sharedTables} from '../../platform/world';
import type {Rule, World} from '../../platform/world';

type Channel = {
  readonly status: 'AVAILABLE' | 'MAINTENANCE' | 'UNAVAILABLE';
  readonly maintenance?: {readonly from: number; readonly to: number};
};

/** Maintenance of a channel in the night after the day of the contracts' examples. */
const MAINTENANCE = {
  channel: 'TONGLIAN',
  from: Date.parse('2026-11-22T00:00:00+08:00'),
  to: Date.parse('2026-11-22T02:00:00+08:00'),
};
const UNAVAILABLE = ['WECHAT'];

/** Present status of a channel. */
function channelOf({clock}: World, name: string): Channel {
  if (UNAVAILABLE.includes(name)) return {status: 'UNAVAILABLE'};
  const {channel, ...maintenance} = MAINTENANCE;
  const now = clock.now();
  if (name !== channel || now >= maintenance.to) return {status: 'AVAILABLE'};
  return {status: now < maintenance.from ? 'AVAILABLE' : 'MAINTENANCE', maintenance};
}

/** @param name value of dictionary D0004 @throws Failure 422501 when the channel is unavailable */
export function checkChannel(world: World, name: string): void {
  if (channelOf(world, name).status !== 'AVAILABLE') throw new Failure('422501');
}

export const listChannels: Rule = (_, world) => {
  const names = Object.keys(sharedTables(world)['x-dictionaries'].D0004.values);
  const items = names.map((channel) => {
    const {status, maintenance} = channelOf(world, channel);
    return {
      channel,
      status,
      ...(maintenance && {maintenance: {from: rfc3339(maintenance.from), to: rfc3339(maintenance.to)}}),
    };
  });
  return {items};
};
