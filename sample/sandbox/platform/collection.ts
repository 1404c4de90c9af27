import {Failure} from './failure';

/** The objects of one kind, by number. Both interface families use the same numbers: `WK200001` is `wkr_200001`. */
export class Collection<T extends {readonly id: number}> {
  private readonly objects = new Map<number, T>();

  /** @param first number of the first object */
  constructor(private readonly first: number) {}

  /** Adds an object under its own number, or else under the next one. */
  add(object: Omit<T, 'id'> & {readonly id?: number}): T {
    const id = object.id ?? Math.max(this.first - 1, ...this.objects.keys()) + 1;
    const added = {...object, id} as unknown as T;
    this.objects.set(id, added);
    return added;
  }

  /**
   * The object with this id in the form of either family, e.g. `WK200001`.
   *
   * @throws Failure 404001 when there is none
   */
  find(id: string | number): T {
    const found = this.objects.get(typeof id === 'number' ? id : Number(/\d+$/.exec(id)?.[0]));
    if (!found) throw new Failure('404001');
    return found;
  }

  /** All objects that pass the filter, in the order in which they were added. */
  filter(passes: (object: T) => boolean = () => true): T[] {
    return Array.from(this.objects.values()).filter(passes);
  }

  remove({id}: T): void {
    this.objects.delete(id);
  }
}
