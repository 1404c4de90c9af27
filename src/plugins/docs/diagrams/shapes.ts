import type {Drawing, Role, Shape} from '../../../components/Diagram/data';
import type {Placed, Point} from './layered-layout';

const CORNER = 6;
const HEAD_LENGTH = 8;
const HEAD_WIDTH = 4;
const BASELINE = 5;

const at = ({x, y}: Point): string => `${Math.round(x)} ${Math.round(y)}`;

function before(to: Point, from: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance / length, 0.5);
  return {x: to.x + (from.x - to.x) * part, y: to.y + (from.y - to.y) * part};
}

function head(tip: Point, from: Point): Shape {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const side = (sign: number): Point => ({
    x: tip.x - dx * HEAD_LENGTH - dy * HEAD_WIDTH * sign,
    y: tip.y - dy * HEAD_LENGTH + dx * HEAD_WIDTH * sign,
  });
  return {kind: 'path', role: 'head', d: `M${at(tip)}L${at(side(1))}L${at(side(-1))}z`};
}

/** A line with round corners. */
export function path(points: readonly Point[], role: Role = 'line'): Shape {
  const last = points.length - 1;
  const steps = points.map((point, index) => {
    if (index === 0) return `M${at(point)}`;
    if (index === last) return `L${at(point)}`;
    return `L${at(before(point, points[index - 1], CORNER))}Q${at(point)} ${at(before(point, points[index + 1], CORNER))}`;
  });
  return {kind: 'path', role, d: steps.join('')};
}

/** A line with an arrow head at its end, drawn as a shape because an SVG marker would need an id. */
export function arrow(points: readonly Point[], role: Role): Shape {
  const [from, tip] = points.slice(-2);
  return {kind: 'group', role, shapes: [path(points), head(tip, from)]};
}

export function rectangle(role: Role, {x, y, width, height}: Placed, radius = 0): Shape {
  const size = {x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height)};
  return {kind: 'rect', role, ...size, ...(radius > 0 && {rx: radius})};
}

export const centre = ({x, y, width, height}: Placed): Point => ({x: x + width / 2, y: y + height / 2});

/** Lines of text around a centre. */
export function textAround({x, y}: Point, lines: readonly string[], role?: Role): readonly Shape[] {
  const first = y - ((lines.length - 1) * LINE_HEIGHT) / 2 + BASELINE;
  return lines.map((text, index) => ({
    kind: 'text',
    role,
    x: Math.round(x),
    y: Math.round(first + index * LINE_HEIGHT),
    text,
  }));
}

/** A whole drawing. */
export const drawing = (width: number, height: number, shapes: readonly Shape[]): Drawing => ({
  width: Math.ceil(width),
  height: Math.ceil(height),
  fontSize: FONT_SIZE,
  shapes,
});

/** Font size of a diagram in the units of its viewBox. */
const FONT_SIZE = 14;
/** Height of a line of text in the same units. */
export const LINE_HEIGHT = 20;

/** Parts of a text without a line break: a run of Latin letters, digits and punctuation, or any single other character. */
const UNIT = /[\x21-\x7e]+|./gu;
/** Characters that must not begin a line. */
const CLOSING = /^[，。、；：！？）」』】]/u;
const SEPARATOR = /(?<=[、，])/;

/** Estimated width: generous for Latin text, as the reader's fonts are not known. */
export function widthOf(text: string): number {
  const ems = Array.from(text).reduce(
    (sum, character) => sum + (character > '\u2e7f' ? 1 : /[A-Z_m%@]/.test(character) ? 0.72 : 0.58),
    0,
  );
  return Math.ceil(ems * FONT_SIZE);
}

export const widest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

function fill(parts: readonly string[], maxWidth: number): readonly string[] {
  return parts.reduce<string[]>((lines, part) => {
    const last = lines[lines.length - 1];
    const fits = last !== undefined && (widthOf((last + part).trimEnd()) <= maxWidth || CLOSING.test(part));
    return fits ? [...lines.slice(0, -1), last + part] : [...lines, part.trimStart()];
  }, []);
}

/** Wraps a text to lines no wider than `maxWidth`, if possible only after 、 or ，. */
export function wrap(text: string, maxWidth: number): readonly string[] {
  if (widthOf(text) <= maxWidth) return [text];
  const phrases = text.split(SEPARATOR).flatMap((phrase) => {
    if (widthOf(phrase) <= maxWidth) return [phrase];
    const even = widthOf(phrase) / Math.ceil(widthOf(phrase) / maxWidth) + FONT_SIZE;
    return fill(phrase.match(UNIT) ?? [], Math.min(even, maxWidth));
  });
  return fill(phrases, maxWidth).map((line) => line.trimEnd());
}
