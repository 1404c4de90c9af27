import type {Drawing, Shape} from '../../../components/Diagram/data';
import {component} from '../tree/nodes';
import type {ComponentNode} from '../tree/nodes';
import type {Placed} from './layered-layout';
import {arrow, centre, drawing, path, rectangle, textAround, LINE_HEIGHT, widest, widthOf, wrap} from './shapes';
import * as words from '../../../../contract/words';

const EDGE = 8;
const PADDING = 12;
const RADIUS = 6;
const MAX_LABEL = 264;
const MIN_GAP = 140;
const HEAD_HEIGHT = LINE_HEIGHT + PADDING;
const SPACE = 16;

const linesOf = ({text}: Step): readonly string[] => wrap(text, MAX_LABEL);

function span(step: Step): readonly [number, number] {
  const columns = step.kind === 'note' ? step.over : [step.from, step.to];
  return [Math.min(...columns), Math.max(...columns)];
}

const headAt = ({name}: Participant, middle: number): Placed => {
  const width = widthOf(name) + 2 * PADDING;
  return {x: middle - width / 2, y: EDGE, width, height: HEAD_HEIGHT};
};

function placeOf(step: Step, top: number, columns: readonly number[]): Placed {
  const lines = linesOf(step);
  const [left, right] = span(step).map((column) => columns[column]);
  const note = step.kind === 'note';
  const text = widest(lines) + (note ? 2 : 1) * PADDING;
  const width = note && right > left ? Math.max(text, right - left + 4 * PADDING) : text;
  return {x: (left + right) / 2 - width / 2, y: top, width, height: lines.length * LINE_HEIGHT + (note ? PADDING : 0)};
}

/** The horizontal centres of the columns, spaced to fit the texts between them. */
function middles({participants, steps}: Sequence): readonly number[] {
  return participants.reduce<number[]>((placed, participant, index) => {
    if (index === 0) return [0];
    const heads = (headAt(participants[index - 1], 0).width + headAt(participant, 0).width) / 2 + SPACE;
    const texts = steps
      .filter((step) => span(step)[1] === index && span(step)[0] < index)
      .map((step) => placed[span(step)[0]] + widest(linesOf(step)) + 3 * PADDING);
    return [...placed, Math.max(placed[index - 1] + MIN_GAP, placed[index - 1] + heads, ...texts)];
  }, []);
}

/** Draws a step below `top`, and returns the y coordinate of its end. */
function drawStep(
  step: Step,
  top: number,
  columns: readonly number[],
): {readonly shapes: readonly Shape[]; readonly bottom: number} {
  const place = placeOf(step, top, columns);
  const text = textAround(centre(place), linesOf(step));
  const bottom = top + place.height;
  if (step.kind === 'note') return {shapes: [rectangle('note', place, RADIUS), ...text], bottom};
  const line = [step.from, step.to].map((column) => ({x: columns[column], y: bottom + 4}));
  return {shapes: [rectangle('back', place), ...text, arrow(line, step.kind)], bottom: bottom + 4};
}

function draw(sequence: Sequence): Drawing {
  const {participants, steps} = sequence;
  const free = middles(sequence);
  const places = [
    ...participants.map((one, index) => headAt(one, free[index])),
    ...steps.map((step) => placeOf(step, 0, free)),
  ];
  const left = Math.min(...places.map(({x}) => x)) - EDGE;
  const right = Math.max(...places.map(({x, width}) => x + width)) + EDGE;
  const columns = free.map((x) => x - left);
  let top = EDGE + HEAD_HEIGHT + SPACE;
  const drawnSteps = steps.flatMap((step) => {
    const {shapes, bottom} = drawStep(step, top, columns);
    top = bottom + SPACE;
    return shapes;
  });
  const lives = columns.map((x) =>
    path(
      [
        {x, y: EDGE + HEAD_HEIGHT},
        {x, y: top},
      ],
      'life',
    ),
  );
  const heads = participants.flatMap((participant, index) => {
    const place = headAt(participant, columns[index]);
    return [rectangle('box', place, RADIUS), ...textAround(centre(place), [participant.name], 'name')];
  });
  return drawing(right - left, top + EDGE, [...lives, ...drawnSteps, ...heads]);
}

function inWords({participants, steps}: Sequence): readonly string[] {
  const name = (column: number) => participants[column].name;
  return steps.map((step) =>
    step.kind === 'note'
      ? words.interpolate(words.diagrams.note, {over: step.over.map(name).join(words.text.list), text: step.text})
      : words.interpolate(step.kind === 'answer' ? words.diagrams.answer : words.diagrams.message, {
          from: name(step.from),
          to: name(step.to),
          text: step.text,
        }),
  );
}

/**
 * A sequence diagram from Mermaid's text.
 *
 * @throws Error if it cannot be parsed
 */
export function sequenceDiagram(title: string, body: readonly string[]): ComponentNode {
  const sequence = readSequence(body);
  return component('Diagram', {
    title,
    drawing: draw(sequence),
    legend: words.diagrams.sequenceLegend,
    words: inWords(sequence),
    source: body.join('\n'),
  });
}

export type Participant = {readonly id: string; readonly name: string};
/** A message, or a note over one or more participants; columns are 0-based. */
export type Step =
  | {readonly kind: 'call' | 'answer'; readonly from: number; readonly to: number; readonly text: string}
  | {readonly kind: 'note'; readonly over: readonly number[]; readonly text: string};
export type Sequence = {readonly participants: readonly Participant[]; readonly steps: readonly Step[]};

const KIND = 'sequenceDiagram';
const PARTICIPANT = /^participant\s+(\w+)(?:\s+as\s+(\S.*))?$/;
const MESSAGE = /^(\w+)\s*(-?)->>\s*(\w+)\s*:\s*(\S.*)$/;
const NOTE = /^Note over\s+(\w+(?:\s*,\s*\w+)*)\s*:\s*(\S.*)$/;

function column(id: string, participants: readonly Participant[]): number {
  const index = participants.findIndex((participant) => participant.id === id);
  if (index < 0)
    throw new Error(
      `participant "${id}" is unknown. Known: ${participants.map((one) => one.id).join(', ') || 'none'}.`,
    );
  return index;
}

function readStep(line: string, participants: readonly Participant[]): Step {
  const [, over, note] = NOTE.exec(line) ?? [];
  if (over) return {kind: 'note', over: over.split(',').map((id) => column(id.trim(), participants)), text: note};
  const [, sender, dash, receiver, text] = MESSAGE.exec(line) ?? [];
  if (!sender) {
    throw new Error(
      `"${line}" cannot be read. Expected "participant A as 名称", "A->>B: 内容", "A-->>B: 内容" or "Note over A,B: 内容".`,
    );
  }
  const [from, to] = [column(sender, participants), column(receiver, participants)];
  if (from === to) throw new Error(`"${line}" goes to its sender. Write "Note over ${sender}: ${text}".`);
  return {kind: dash ? 'answer' : 'call', from, to, text};
}

function readSequence(body: readonly string[]): Sequence {
  const [kind = '', ...lines] = body.map((line) => line.trim()).filter((line) => line && !line.startsWith('%%'));
  if (kind !== KIND) throw new Error(`a diagram of the kind "${kind}" is not supported. Known: ${KIND}.`);
  const participants: Participant[] = [];
  const steps: Step[] = [];
  lines.forEach((line) => {
    const [, id, name = id] = PARTICIPANT.exec(line) ?? [];
    if (id) participants.push({id, name});
    else steps.push(readStep(line, participants));
  });
  if (steps.length === 0) throw new Error('the diagram has no message. Write e.g. "A->>B: 内容".');
  return {participants, steps};
}
