import type {Media, Parameter} from '../../contract';
import type {WireRequest} from '../transport/wire';
import type {Contract} from '../contracts';
import type {FieldError} from './problem';
import type {Match} from './routes';
import {cookiesOf, pairsOf, shapedPairs, shapedText, shapesOf} from './shapes';
import type {Shape} from './shapes';
import type {Check} from './validation';
import * as words from '../../contract/words';

/** A parameter in a bundled document. */
type Written = Parameter & {readonly content?: Readonly<Record<string, Media>>};

/** Headers that OpenAPI does not describe as parameters. */
const NOT_PARAMETERS = ['accept', 'authorization', 'content-type'];

/** The errors of the parse with the fewest, as a text may stand for several types that its schema allows. */
const fewest = (readings: readonly (readonly FieldError[])[]): readonly FieldError[] =>
  readings.reduce((best, errors) => (errors.length < best.length ? errors : best));

/** The value of a parameter in a request, parsed as the given shape. */
function valueOf(node: Written, {headers, target}: WireRequest, {values, route}: Match, shape: Shape): unknown {
  const others = route.parameters.map(({name}) => name);
  if (node.in === 'path')
    return values[node.name] === undefined ? undefined : shapedText(node, values[node.name], shape);
  if (node.in === 'query') return shapedPairs(node, pairsOf(target.split('?').slice(1).join('?')), shape, others);
  if (node.in === 'cookie') return shapedPairs({...node, explode: false}, cookiesOf(headers.cookie), shape, others);
  const sent = headers[node.name.toLowerCase()];
  return sent === undefined ? undefined : shapedText(node, sent, shape);
}

/** Parses a parameter whose value is JSON. */
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

/** The errors in the parameters of a request. */
export const parametersErrors = (
  contract: Contract,
  check: Check,
  request: WireRequest,
  match: Match,
): readonly FieldError[] =>
  match.route.parameters.flatMap((parameter) => parameterErrors(contract, check, parameter, request, match));

/** The path of a request. */
export const pathnameOf = ({target}: Pick<WireRequest, 'target'>): string => target.split('?')[0];
