import {stateGraph} from '../../../../contract';
import type {Contracts, State, StateGraph} from '../../../../contract';
import type {Drawing, Shape} from '../../../components/Diagram/data';
import {onDemand} from '../../on-demand';
import {component} from '../tree/nodes';
import type {Content} from '../tree/nodes';
import type * as Layout from './layered-layout';
import {arrow, centre, drawing, rectangle, textAround, LINE_HEIGHT, widest, wrap} from './shapes';
import * as words from '../../../../contract/words';

type Placed = Layout.Placed;

const PADDING = 12;
const DOT = 4;
const RADIUS = 6;
const INSET = 3;
const MAX_LABEL = 132;

function sizeOf({labels, initial}: State): {readonly width: number; readonly height: number} {
  return {width: widest(labels) + 2 * PADDING + (initial ? 4 * DOT : 0), height: labels.length * LINE_HEIGHT + PADDING};
}

function box({labels: [name, ...value], initial, final}: State, place: Placed): readonly Shape[] {
  const {x, y, width, height} = place;
  const middle = centre(place);
  const top = middle.y - (value.length * LINE_HEIGHT) / 2;
  const inner = {x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: height - 2 * INSET};
  const dot: Shape = {kind: 'circle', role: 'dot', cx: Math.round(x + PADDING), cy: Math.round(top), r: DOT};
  return [
    rectangle('box', place, RADIUS),
    ...(final ? [rectangle('inner', inner, RADIUS - INSET)] : []),
    ...(initial ? [dot] : []),
    ...textAround({x: middle.x, y: top}, [name], 'name'),
    ...textAround({x: middle.x, y: top + LINE_HEIGHT}, value, 'value'),
  ];
}

function draw({states, changes}: StateGraph): Drawing {
  // Loaded on demand, as ELK is large and most pages show no states.
  const {layOut} = onDemand(__filename)('./layered-layout') as typeof Layout;
  const labels = changes.map(({causes}) => wrap(causes.join(words.text.list), MAX_LABEL));
  const {width, height, boxes, lines} = layOut(
    states.map((state) => ({id: state.word, ...sizeOf(state)})),
    changes.map(({from, to}, index) => ({
      from: from.word,
      to: to.word,
      width: widest(labels[index]) + PADDING,
      height: labels[index].length * LINE_HEIGHT,
    })),
  );
  return drawing(width, height, [
    ...lines.map(({points}, index) => arrow(points, changes[index].called ? 'call' : 'step')),
    ...lines.map(({label}) => rectangle('back', label)),
    ...lines.flatMap(({label}, index) => textAround(centre(label), labels[index])),
    ...boxes.flatMap((place, index) => box(states[index], place)),
  ]);
}

function inWords({states, changes}: StateGraph): readonly string[] {
  const say = ({labels}: State) => labels.join(' ');
  const all = (marked: readonly State[]) => marked.map(say).join(words.text.list) || words.text.none;
  return [
    words.interpolate(words.diagrams.initial, {states: all(states.filter(({initial}) => initial))}),
    ...changes.map(({from, to, causes, event}) =>
      words.interpolate(event ? words.diagrams.announced : words.diagrams.change, {
        from: say(from),
        to: say(to),
        causes: causes.join(words.text.list),
        ...(event && {event}),
      }),
    ),
    words.interpolate(words.diagrams.final, {states: all(states.filter(({final}) => final))}),
  ];
}

const anchorOf = (machine: string): string => `states-${machine}`;

/** The states of a machine on one line, final states last, with a link to its diagram. */
export function stateLine(machine: string, contracts: Contracts, contract: string, page?: string): string {
  const {states} = stateGraph(machine, contracts, contract, page);
  const all = (ending: boolean): string =>
    states
      .filter(({final}) => final === ending)
      .map(({labels: [name, value]}) => (value === undefined ? name : `\`${value}\``))
      .join(words.text.list) || words.text.none;
  return words.interpolate(words.diagrams.line, {
    link: `[${words.interpolate(words.diagrams.states, {title: contracts.common['x-states']?.[machine].title ?? ''})}](#${anchorOf(machine)})`,
    passing: all(false),
    final: all(true),
  });
}

/**
 * The diagram of a state machine; after its first use on a page, a link to it.
 *
 * @param shown the machines already on the page
 * @param contract name of the page's contract; without it, the diagram shows the values and codes of all contracts
 * @param page id of the page; limits the diagram to the states and events of its objects
 */
export function stateDiagram(
  machine: string,
  contracts: Contracts,
  {drawn}: {readonly drawn: (text: string, draw: () => Drawing) => Drawing},
  shown: Set<string>,
  contract?: string,
  page?: string,
): Content {
  const graph = stateGraph(machine, contracts, contract, page);
  const {title} = graph;
  if (shown.has(machine)) return words.interpolate(words.diagrams.see, {link: `[${title}](#${anchorOf(machine)})`});
  shown.add(machine);
  const made = drawn(JSON.stringify(graph), () => draw(graph));
  return component('Diagram', {
    id: anchorOf(machine),
    title,
    drawing: made,
    legend: words.diagrams.stateLegend,
    words: inWords(graph),
  });
}
