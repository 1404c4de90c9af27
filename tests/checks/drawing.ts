import type {Drawing, Role, Shape} from '../../src/components/Diagram/data';

type Area = {readonly x: number; readonly y: number; readonly width: number; readonly height: number};

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The area without its border, which a line may touch. */
const inside = ({x, y, width, height}: Area): Area => ({x: x + 2, y: y + 2, width: width - 4, height: height - 4});

/** The straight segments of a path of M, L and Q. */
function partsOf(path: string): readonly Area[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [{x, y: numbers[index + 1]}] : []));
  return points.slice(1).map((point, index) => ({
    x: Math.min(point.x, points[index].x) - 0.5,
    y: Math.min(point.y, points[index].y) - 0.5,
    width: Math.abs(point.x - points[index].x) + 1,
    height: Math.abs(point.y - points[index].y) + 1,
  }));
}

const shapesIn = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' ? [shape, ...shapesIn(shape.shapes)] : [shape]));

/** The shapes of a drawing that have a role. */
export const shapesOf = (role: Role, {shapes}: Pick<Drawing, 'shapes'>): readonly Shape[] =>
  shapesIn(shapes).filter((shape) => shape.role === role);

/** Lines of a drawing that run behind boxes, and labels that overlap boxes, labels or lines of others. */
export function collisions(drawing: Pick<Drawing, 'shapes'>): readonly string[] {
  const areas = (role: Role) => shapesOf(role, drawing).filter((shape) => shape.kind === 'rect');
  const boxes = areas('box');
  const labels = areas('back');
  const lines = shapesOf('line', drawing).map((line) => partsOf(line.kind === 'path' ? line.d : ''));
  return [
    ...lines.flatMap((parts, index) =>
      boxes
        .filter((box) => parts.some((part) => overlap(part, inside(box))))
        .map(() => `line ${index} passes behind a box`),
    ),
    ...labels.flatMap((label, index) => [
      ...boxes.filter((box) => overlap(label, inside(box))).map(() => `label ${index} covers a box`),
      ...labels
        .slice(index + 1)
        .filter((other) => overlap(inside(label), inside(other)))
        .map(() => `label ${index} covers a label`),
      ...lines
        .filter((parts, line) => line !== index && parts.some((part) => overlap(part, inside(label))))
        .map(() => `label ${index} covers the line of another`),
    ]),
  ];
}
