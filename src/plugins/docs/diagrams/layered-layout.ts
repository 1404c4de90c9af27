import type {ElkNode} from 'elkjs/lib/elk-api';
import {Worker} from 'elkjs/lib/elk-worker.min.js';

export type Box = {readonly id: string; readonly width: number; readonly height: number};
export type Line = {readonly from: string; readonly to: string; readonly width: number; readonly height: number};
export type Point = {readonly x: number; readonly y: number};
export type Placed = Point & {readonly width: number; readonly height: number};
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Placed[];
  readonly lines: readonly {readonly points: readonly Point[]; readonly label: Placed}[];
};

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[left=8, top=8, right=8, bottom=8]',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '0',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
};

/** Places a label on its line, which shows to which line it belongs. */
const LABEL_OPTIONS = {'elk.edgeLabels.inline': 'true'};

let answer: {readonly data?: ElkNode; readonly error?: unknown} = {};
const worker = new Worker();
worker.onmessage = ({data}) => {
  answer = data;
};
const call = (message: object): typeof answer => {
  worker.dispatcher.saveDispatch({data: {id: 0, ...message}});
  return answer;
};
call({cmd: 'register', algorithms: ['layered']});

const place = ({x = 0, y = 0, width = 0, height = 0}: Partial<Placed>): Placed => ({x, y, width, height});

/** Lays out boxes in layers, and lines around them, with ELK's internal function, as its public API only wraps that in a Promise. */
export function layOut(boxes: readonly Box[], lines: readonly Line[]): Layout {
  const graph: ElkNode = {
    id: 'root',
    layoutOptions: OPTIONS,
    children: boxes.map((box) => ({...box})),
    edges: lines.map(({from, to, width, height}, index) => ({
      id: `line${index}`,
      sources: [from],
      targets: [to],
      labels: [{text: ' ', width, height, layoutOptions: LABEL_OPTIONS}],
    })),
  };
  const {data, error} = call({cmd: 'layout', graph, layoutOptions: {}, options: {}});
  if (!data)
    throw new Error(`the diagram cannot be laid out: ${JSON.stringify(error)}. Check the states and transitions.`);
  const {width = 0, height = 0, children = [], edges = []} = data;
  return {
    width,
    height,
    boxes: children.map(place),
    lines: edges.map(({sections = [], labels = []}) => ({
      points: sections.flatMap(({startPoint, bendPoints = [], endPoint}) => [startPoint, ...bendPoints, endPoint]),
      label: place(labels[0] ?? {}),
    })),
  };
}
