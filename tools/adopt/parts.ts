import type {LocatedOperation} from '../../contract';

/** Operations that form a page. */
export type Part = {
  /** Common beginning of their paths, or name of the only operation; undefined for all other operations of the tag. */
  readonly title?: string;
  /** Text for the file name, as the title may have no Latin letters. */
  readonly name?: string;
  readonly operations: readonly LocatedOperation[];
};

/** Parameters for dividing the operations of a document. */
export type Cut = {
  /** Path segments with which all paths of the document or tag begin; they do not distinguish areas. */
  readonly common: readonly string[];
  /** Estimates the size in bytes of a page with these operations; shared schemas count once. */
  readonly weightOf: (operations: readonly LocatedOperation[]) => number;
  /** Maximum size of a page in bytes. */
  readonly most: number;
};

/** Path segments without parameters and file extensions: `/repos/{owner}/{repo}/branches/{branch}.json` → `repos`, `branches`. */
const segmentsOf = ({path, keys}: LocatedOperation): readonly string[] => [
  ...(keys[0] === 'webhooks' ? ['webhooks'] : []),
  ...path
    .split('/')
    .filter((segment) => segment !== '' && !segment.includes('{'))
    .map((segment) => segment.replace(/\.\w+$/, '')),
];

/** The segments with which all paths begin, e.g. `api`, `v2beta`, excluding the last segment of any path. */
export function commonSegments(operations: readonly LocatedOperation[]): readonly string[] {
  const [first = [], ...others] = operations.filter(({keys}) => keys[0] !== 'webhooks').map(segmentsOf);
  const length = first.findIndex(
    (segment, index) =>
      index === first.length - 1 || others.some((one) => one[index] !== segment || one.length === index + 1),
  );
  return first.slice(0, Math.max(length, 0));
}

/** The segments of an operation after the common ones; the first is its area. */
export const ownSegments = (located: LocatedOperation, {common}: Pick<Cut, 'common'>): readonly string[] => {
  const segments = segmentsOf(located);
  return common.every((segment, index) => segments[index] === segment) ? segments.slice(common.length) : segments;
};

/** Groups operations by the first `depth` segments of their paths, in order of appearance. */
function areasOf(operations: readonly LocatedOperation[], depth: number, cut: Cut): ReadonlyMap<string, Part> {
  const areas = new Map<string, LocatedOperation[]>();
  operations.forEach((located) => {
    const area = ownSegments(located, cut).slice(0, depth).join('/');
    areas.set(area, [...(areas.get(area) ?? []), located]);
  });
  return new Map(Array.from(areas, ([title, some]) => [title, {title, operations: some}]));
}

const operationsIn = (parts: readonly Part[]): readonly LocatedOperation[] =>
  parts.flatMap(({operations}) => operations);

/** The fewest largest parts to take out so that the rest fits on one page. */
function largestOf(parts: readonly Part[], {weightOf, most}: Cut): ReadonlySet<Part> {
  const sized = parts
    .map((part) => ({part, size: weightOf(part.operations)}))
    .sort((one, another) => another.size - one.size);
  const bySize = sized.map(({part}) => part);
  // Binary search, as estimates take time, and a rest of fewer parts is never larger, nor smaller than one of its parts.
  let [some, enough] = [sized.filter(({size}) => size > most).length, bySize.length];
  while (some < enough) {
    const count = Math.floor((some + enough) / 2);
    if (weightOf(operationsIn(bySize.slice(count))) <= most) enough = count;
    else some = count + 1;
  }
  return new Set(bySize.slice(0, enough));
}

/** A longer summary of an operation is a description, not a name. */
const LONGEST_NAME = 60;

/** A part with one operation, titled by its name. */
function alone(located: LocatedOperation): Part {
  const {operation, method, path} = located;
  const summary = operation.summary.trim();
  const isName = summary.length <= LONGEST_NAME && !summary.includes('\n');
  return {title: isName ? summary : `${method} ${path}`, name: operation.operationId, operations: [located]};
}

/**
 * Divides an area that does not fit on one page: its largest subareas and operations become parts of their own, which are divided in the same
 * way, and the rest is one part.
 */
function partsOfArea(
  operations: readonly LocatedOperation[],
  title: string | undefined,
  depth: number,
  cut: Cut,
): readonly Part[] {
  if (operations.length === 1 || cut.weightOf(operations) <= cut.most) return [{title, operations}];
  const areas = areasOf(operations, depth, cut);
  const isDeepest = operations.every((located) => ownSegments(located, cut).length < depth);
  if (areas.size === 1 && !isDeepest) return partsOfArea(operations, title, depth + 1, cut);
  const parts = Array.from(areas).flatMap(([name, part]) =>
    isDeepest || name === (title ?? '') ? part.operations.map(alone) : [part],
  );
  const out = largestOf(parts, cut);
  const rest = operationsIn(parts.filter((part) => !out.has(part)));
  return [
    ...(rest.length > 0 ? [{title, operations: rest}] : []),
    ...parts
      .filter((part) => out.has(part))
      .flatMap((part) => (part.name === undefined ? partsOfArea(part.operations, part.title, depth + 1, cut) : [part])),
  ];
}

/** Divides the operations of a tag into pages. An area of paths is only divided if it does not fit on one page, so that pages match their titles. */
export const partsOfTag = (operations: readonly LocatedOperation[], cut: Cut): readonly Part[] =>
  partsOfArea(operations, undefined, 1, cut);

/** Divides the operations of a document without useful tags: all on one page if they fit, else a page for each area of paths. */
export function partsByArea(operations: readonly LocatedOperation[], cut: Cut): readonly Part[] {
  if (cut.weightOf(operations) <= cut.most) return [{operations}];
  return Array.from(areasOf(operations, 1, cut)).flatMap(([name, area]) =>
    partsOfArea(area.operations, name === '' ? undefined : name, 2, cut),
  );
}
