import {Failure} from '../requests/failure';

/** The objects of one kind, by number. Both interface families number them alike: `WK200001` is `wkr_200001`. */
export class Collection<T extends {readonly id: number}> {
  private readonly objects = new Map<number, T>();

  /** @param first number of the first object */
  constructor(private readonly first: number) {}

  /** Adds an object under the next number, or under the number that it brings. */
  add(object: Omit<T, 'id'> & {readonly id?: number}): T {
    const id = object.id ?? Math.max(this.first - 1, ...this.objects.keys()) + 1;
    const added = {...object, id} as unknown as T;
    this.objects.set(id, added);
    return added;
  }

  /**
   * The object with this id of either family, e.g. `WK200001`.
   *
   * @throws Failure 404001 when there is none
   */
  find(id: string | number): T {
    const found = this.objects.get(typeof id === 'number' ? id : Number(/\d+$/.exec(id)?.[0]));
    if (!found) throw new Failure('404001');
    return found;
  }

  /** All objects that pass, in the order in which they came. */
  filter(passes: (object: T) => boolean = () => true): T[] {
    return Array.from(this.objects.values()).filter(passes);
  }

  remove({id}: T): void {
    this.objects.delete(id);
  }
}
