import type {Media, Parameter} from '../../contract';
import type {WireRequest} from '../transport/wire';
import type {Contract} from '../contracts';
import type {FieldError} from './problem';
import type {Match} from './routes';
import {cookiesOf, pairsOf, shapedPairs, shapedText, shapesOf} from './shapes';
import type {Shape} from './shapes';
import type {Check} from './validation';
import * as words from '../../words';

/** A parameter as a bundled document has it. */
type Written = Parameter & {readonly content?: Readonly<Record<string, Media>>};

/** Headers that OpenAPI describes elsewhere. */
const NOT_PARAMETERS = ['accept', 'authorization', 'content-type'];

/** The errors of the reading with the fewest: a text may be meant as any of the shapes that its schema allows. */
const fewest = (readings: readonly (readonly FieldError[])[]): readonly FieldError[] =>
  readings.reduce((best, errors) => (errors.length < best.length ? errors : best));

/** What a request sends for a parameter, read in the shape. */
function valueOf(node: Written, {headers, target}: WireRequest, {values, route}: Match, shape: Shape): unknown {
  const others = route.parameters.map(({name}) => name);
  if (node.in === 'path')
    return values[node.name] === undefined ? undefined : shapedText(node, values[node.name], shape);
  if (node.in === 'query') return shapedPairs(node, pairsOf(target.split('?').slice(1).join('?')), shape, others);
  if (node.in === 'cookie') return shapedPairs({...node, explode: false}, cookiesOf(headers.cookie), shape, others);
  const sent = headers[node.name.toLowerCase()];
  return sent === undefined ? undefined : shapedText(node, sent, shape);
}

/** Reads a parameter that is sent as a document. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}

function parameterErrors(
  contract: Contract,
  check: Check,
  node: Written,
  request: WireRequest,
  match: Match,
): readonly FieldError[] {
  if (node.in === 'header' && NOT_PARAMETERS.includes(node.name.toLowerCase())) return [];
  const field = `/${node.in}/${node.name}`;
  const [mediaType] = Object.keys(node.content ?? {});
  const shapes: readonly Shape[] = mediaType ? ['text'] : shapesOf(contract, node.schema);
  const readings = shapes.map((shape) => valueOf(node, request, match, shape)).filter((value) => value !== undefined);
  if (readings.length === 0)
    return node.required
      ? [{field, rule: 'required', message: words.interpolate(words.sandbox.requests.noParameter, {field})}]
      : [];
  const {schema = {}} = (mediaType ? node.content?.[mediaType] : node) ?? {};
  return fewest(readings.map((value) => check(schema, mediaType ? parsed(value) : value, field)));
}

/** What is wrong with the parameters of a request. */
export const parametersErrors = (
  contract: Contract,
  check: Check,
  request: WireRequest,
  match: Match,
): readonly FieldError[] =>
  match.route.parameters.flatMap((parameter) => parameterErrors(contract, check, parameter, request, match));

/** The path of a request. */
export const pathnameOf = ({target}: Pick<WireRequest, 'target'>): string => target.split('?')[0];
