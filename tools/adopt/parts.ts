import type {LocatedOperation} from '../../contract';

/** A page of more interfaces is slow to load and to look through. */
const MOST = 25;

/** The fixed segments that a path begins with: `/repos/{owner}/{repo}/branches/{branch}` → `repos/branches`. */
const areaOf = ({path}: LocatedOperation): string =>
  path
    .split('/')
    .filter((segment) => segment !== '' && !segment.includes('{'))
    .slice(0, 2)
    .join('/');

/** The place nearest to one where the paths of another area begin, not further from it than a fourth of a part. */
function cutNear(operations: readonly LocatedOperation[], ideal: number, length: number): number {
  const reach = Math.floor(length / 4);
  const places = Array.from(
    {length: 2 * reach + 1},
    (_, index) => ideal + (index % 2 === 0 ? -index / 2 : (index + 1) / 2),
  );
  return (
    places.find(
      (place) => place > 0 && place < operations.length && areaOf(operations[place]) !== areaOf(operations[place - 1]),
    ) ?? ideal
  );
}

/**
 * The operations of a tag in the parts that make a page each: one, unless there are many.
 *
 * @returns parts of nearly equal length, in order
 */
export function partsOf(operations: readonly LocatedOperation[]): readonly (readonly LocatedOperation[])[] {
  const count = Math.ceil(operations.length / MOST);
  if (count <= 1) return [operations];
  const length = operations.length / count;
  const cuts = Array.from({length: count - 1}, (_, index) =>
    cutNear(operations, Math.round(length * (index + 1)), length),
  );
  return [0, ...cuts].map((start, index) => operations.slice(start, cuts[index]));
}
