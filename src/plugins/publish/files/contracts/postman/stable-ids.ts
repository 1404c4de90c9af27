import {createHash} from 'crypto';
import type {Item} from './format';

/** A UUID of version 8 (RFC 9562, section 5.8) derived from a name. */
export function uuidOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return parts.join('-');
}

/** Replaces the random ids of items by ids derived from their position and names. */
export function withStableIds(items: readonly Item[], place: string): readonly Item[] {
  return items.map((item, index) => {
    const own = `${place}/${index} ${item.name}`;
    return {
      ...item,
      ...(item.id && {id: uuidOf(own)}),
      ...(item.item && {item: withStableIds(item.item, own)}),
      ...(item.response && {
        response: item.response.map((answer, at) => ({...answer, id: uuidOf(`${own}/${at} ${answer.name}`)})),
      }),
    };
  });
}
