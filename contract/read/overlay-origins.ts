import type {PositionOf} from './position';
import type {YamlFile} from './yaml-file';

type Keys = readonly string[];

const textOf = (keys: Keys): string => JSON.stringify(keys);
const keysOf = (text: string): Keys => JSON.parse(text) as Keys;

/** Tracks which nodes of a document come from its overlay, and the original keys of the others. */
export class Origins {
  /** Keys in the overlay, by the keys of the resulting node. */
  private made = new Map<string, Keys>();
  /** Original indexes of the remaining items, for arrays from which items were removed. */
  private places = new Map<string, readonly string[]>();

  note(keys: Keys, from: Keys): void {
    this.made.set(textOf(keys), from);
  }

  /** Records that an array item was removed, which shifts the indexes of later items. */
  removed(list: Keys, at: number, length: number): void {
    const shifted = <Value>(map: Map<string, Value>): Map<string, Value> =>
      new Map(
        Array.from(map).flatMap(([text, value]): [string, Value][] => {
          const keys = keysOf(text);
          const isWithin = keys.length > list.length && list.every((key, index) => keys[index] === key);
          const place = Number(keys[list.length]);
          if (!isWithin || place < at) return [[text, value]];
          if (place === at) return [];
          return [[textOf([...list, String(place - 1), ...keys.slice(list.length + 1)]), value]];
        }),
      );
    this.made = shifted(this.made);
    this.places = shifted(this.places);
    const before = this.places.get(textOf(list)) ?? Array.from({length}, (_, index) => String(index));
    this.places.set(
      textOf(list),
      before.filter((_, index) => index !== at),
    );
  }

  positionOf(base: YamlFile, overlay: YamlFile): PositionOf {
    return (given) => {
      const keys = given.map(String);
      for (let length = keys.length; length > 0; length -= 1) {
        const from = this.made.get(textOf(keys.slice(0, length)));
        if (from) return {file: overlay.file, ...overlay.positionOf([...from, ...keys.slice(length)])};
      }
      return base.positionOf(
        keys.map((key, index) => this.places.get(textOf(keys.slice(0, index)))?.[Number(key)] ?? key),
      );
    };
  }
}
