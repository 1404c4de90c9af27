import {element, escapeHtml} from '../blocks/html';
import type {Placed, Point} from './layered-layout';
import {FONT_SIZE, LINE_HEIGHT} from './text';

const CORNER = 6;
const HEAD_LENGTH = 8;
const HEAD_WIDTH = 4;
const REM = 16;
/** From the middle of a line of text to its baseline. */
const BASELINE = 5;

const at = ({x, y}: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The point `distance` before `to` on the way from `from`. */
function before(to: Point, from: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance / length, 0.5);
  return {x: to.x + (from.x - to.x) * part, y: to.y + (from.y - to.y) * part};
}

function head(tip: Point, from: Point): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const side = (sign: number): Point => ({
    x: tip.x - dx * HEAD_LENGTH - dy * HEAD_WIDTH * sign,
    y: tip.y - dy * HEAD_LENGTH + dx * HEAD_WIDTH * sign,
  });
  return element('path', {class: 'head', d: `M${at(tip)}L${at(side(1))}L${at(side(-1))}z`});
}

/** A line with round corners. */
export function path(points: readonly Point[], className = 'line'): string {
  const last = points.length - 1;
  const steps = points.map((point, index) => {
    if (index === 0) return `M${at(point)}`;
    if (index === last) return `L${at(point)}`;
    return `L${at(before(point, points[index - 1], CORNER))}Q${at(point)} ${at(before(point, points[index + 1], CORNER))}`;
  });
  return element('path', {class: className, d: steps.join('')});
}

/** A line with an arrow head at its end; the head is drawn, as a marker would need an id. */
export function arrow(points: readonly Point[], className: string): string {
  const [from, tip] = points.slice(-2);
  return element('g', {class: className}, path(points), head(tip, from));
}

export function rectangle(className: string, {x, y, width, height}: Placed, radius = 0): string {
  const size = Object.entries({x, y, width, height, ...(radius ? {rx: radius} : {})});
  return element('rect', {class: className, ...Object.fromEntries(size.map(([name, value]) => [name, String(Math.round(value))]))});
}

export const centre = ({x, y, width, height}: Placed): Point => ({x: x + width / 2, y: y + height / 2});

/** Lines of text around a centre. */
export function textAround({x, y}: Point, lines: readonly string[], className?: string): string {
  const first = y - ((lines.length - 1) * LINE_HEIGHT) / 2 + BASELINE;
  return lines
    .map((line, index) => {
      const place = {x: String(Math.round(x)), y: String(Math.round(first + index * LINE_HEIGHT))};
      return element('text', {class: className, ...place}, escapeHtml(line));
    })
    .join('');
}

/** A whole drawing; its size in rem follows the reader's font size. */
export function svg(title: string, width: number, height: number, ...content: readonly string[]): string {
  const [wide, high] = [Math.ceil(width), Math.ceil(height)];
  const size = {width: `${wide / REM}rem`, height: `${high / REM}rem`, viewBox: `0 0 ${wide} ${high}`};
  return element('svg', {...size, role: 'img', 'aria-label': title, 'font-size': String(FONT_SIZE), 'text-anchor': 'middle'}, ...content);
}
