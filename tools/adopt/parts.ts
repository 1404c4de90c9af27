import type {LocatedOperation} from '../../contract';

/** Interfaces that make a page. */
export type Part = {
  /** What they have in common, where a tag does not say it: the beginning of their paths, or the name of the only one. */
  readonly title?: string;
  /** A name for the file, of Latin letters where the title may have others. */
  readonly name?: string;
  readonly operations: readonly LocatedOperation[];
};

/** How the interfaces of a document are divided. */
export type Cut = {
  /** Segments that begin all paths of the document, or of the tag, and so tell nothing of an area. */
  readonly common: readonly string[];
  /** How much a page with some of them is; what they share counts once. */
  readonly weightOf: (operations: readonly LocatedOperation[]) => number;
  /** How much a page may be. */
  readonly most: number;
};

/** The fixed segments of a path: `/repos/{owner}/{repo}/branches/{branch}.json` → `repos`, `branches`. */
const segmentsOf = ({path, keys}: LocatedOperation): readonly string[] => [
  ...(keys[0] === 'webhooks' ? ['webhooks'] : []),
  ...path
    .split('/')
    .filter((segment) => segment !== '' && !segment.includes('{'))
    .map((segment) => segment.replace(/\.\w+$/, '')),
];

/** The segments with which all paths of a document begin, e.g. `api`, `v2beta`; the last one of a path is its own. */
export function commonSegments(operations: readonly LocatedOperation[]): readonly string[] {
  const [first = [], ...others] = operations.filter(({keys}) => keys[0] !== 'webhooks').map(segmentsOf);
  const length = first.findIndex(
    (segment, index) =>
      index === first.length - 1 || others.some((one) => one[index] !== segment || one.length === index + 1),
  );
  return first.slice(0, Math.max(length, 0));
}

/** The segments of an interface that tell where it belongs. */
const ownSegments = (located: LocatedOperation, {common}: Cut): readonly string[] => {
  const segments = segmentsOf(located);
  return common.every((segment, index) => segments[index] === segment) ? segments.slice(common.length) : segments;
};

/** Interfaces by the first segments of their paths, in the order of the first of each. */
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

/** The largest parts, without which the others make one page that is not too much. */
function largestOf(parts: readonly Part[], {weightOf, most}: Cut): ReadonlySet<Part> {
  const bySize = parts
    .map((part) => ({part, size: weightOf(part.operations)}))
    .sort((one, another) => another.size - one.size)
    .map(({part}) => part);
  // By halves, as weighing takes time: with fewer parts the rest is never more.
  let [some, enough] = [0, bySize.length];
  while (some < enough) {
    const count = Math.floor((some + enough) / 2);
    if (weightOf(operationsIn(bySize.slice(count))) <= most) enough = count;
    else some = count + 1;
  }
  return new Set(bySize.slice(0, enough));
}

/** A longer name of an interface is a description. */
const LONGEST_NAME = 60;

/** An interface as a part, called by its own name. */
function alone(located: LocatedOperation): Part {
  const {operation, method, path} = located;
  const summary = operation.summary.trim();
  const isName = summary.length <= LONGEST_NAME && !summary.includes('\n');
  return {title: isName ? summary : `${method} ${path}`, name: operation.operationId, operations: [located]};
}

/**
 * The parts of an area: one, or else its largest areas and interfaces each for itself, and the rest. An area that is taken out is divided in
 * the same way.
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

/**
 * The interfaces of a tag in the parts that make a page each: one, unless they are too much. An area of paths stays whole as long as it is not
 * too much itself, so that a page has what its title says.
 */
export const partsOfTag = (operations: readonly LocatedOperation[], cut: Cut): readonly Part[] =>
  partsOfArea(operations, undefined, 1, cut);

/** The interfaces of a document whose tags tell nothing: one part for each area of its paths, or one for all where that is not too much. */
export function partsByArea(operations: readonly LocatedOperation[], cut: Cut): readonly Part[] {
  if (cut.weightOf(operations) <= cut.most) return [{operations}];
  return Array.from(areasOf(operations, 1, cut)).flatMap(([name, area]) =>
    partsOfArea(area.operations, name === '' ? undefined : name, 2, cut),
  );
}
