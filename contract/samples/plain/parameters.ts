import type {Media, Operation, Parameter} from '../../openapi/types';
import {makeValue} from '../../values';
import type {Follow} from '../../values';
import {jsonOf} from '../../values/numerals';
import {encoded, encodedPath, headerName, headerText, wellFormed} from './escape';
import {plainText, styledPairs, styledText} from './styles';
import type {Sent, Style} from './styles';

/** Headers that OpenAPI ignores as parameters, or that HTTP clients set themselves. */
const NOT_OURS = [
  'accept',
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'expect',
  'host',
  'transfer-encoding',
  'upgrade',
];

/** Whether a parameter is a header that a sample cannot set. */
const isReserved = ({in: place, name}: Parameter): boolean =>
  place === 'header' && NOT_OURS.includes(name.toLowerCase());

/** The examples in a contract, in its order. */
export const examplesOf = ({example, examples = {}}: Pick<Media, 'example' | 'examples'>): readonly unknown[] =>
  [example, ...Object.values(examples).map(({value}) => value)].filter((value) => value !== undefined);

function valueOf(parameter: Parameter, resolve: Follow): unknown {
  const value = makeValue(
    parameter.schema,
    resolve,
    {direction: 'request', texts: parameter.mediaType === undefined},
    examplesOf(parameter),
  );
  if (parameter.mediaType) return jsonOf(value ?? null);
  return value ?? parameter.name;
}

const DEFAULT_STYLES = {path: 'simple', header: 'simple', query: 'form', cookie: 'form'} as const;

/** The serialization of a parameter, with OpenAPI's defaults. */
function styleOf({name, in: place, style = DEFAULT_STYLES[place], explode = style === 'form'}: Parameter): Style {
  return {name: wellFormed(name), style, explode};
}

/** The parameters of a call, serialized. */
export type SentParameters = {
  readonly target: string;
  readonly headers: readonly Sent[];
  readonly query: readonly Sent[];
  readonly cookies: readonly Sent[];
};

function filledPath(path: string, parameters: readonly Parameter[], resolve: Follow): string {
  return path
    .split(/\{([^{}]*)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return encodedPath(part);
      const parameter = parameters.find(({in: place, name}) => place === 'path' && name === part);
      // An empty part would change the path, so the parameter's name replaces a missing value.
      const text = parameter && styledText(styleOf(parameter), valueOf(parameter, resolve));
      return text && !/^\.*$/.test(text) ? text : encoded(part || 'value');
    })
    .join('');
}

/** Serializes the path parameters of a call, and its other required parameters. */
export function sentParameters(path: string, {parameters = []}: Operation, resolve: Follow): SentParameters {
  const needed = (place: Parameter['in']) =>
    parameters.filter((parameter) => parameter.in === place && parameter.required && !isReserved(parameter));
  const pairs = (place: 'query' | 'cookie') =>
    needed(place).flatMap((parameter) => {
      const style = styleOf(parameter);
      return styledPairs(place === 'cookie' ? {...style, explode: false} : style, valueOf(parameter, resolve));
    });
  return {
    target: filledPath(wellFormed(path), parameters, resolve),
    query: pairs('query'),
    cookies: pairs('cookie'),
    headers: needed('header').map((parameter) => [
      headerName(parameter.name),
      styledText(styleOf(parameter), valueOf(parameter, resolve), headerText),
    ]),
  };
}

/** The properties of a value as pairs of a form (application/x-www-form-urlencoded). */
export const formPairs = (value: unknown, encoding: Media['encoding'] = {}): readonly Sent[] =>
  Object.entries((value ?? {}) as object).flatMap(([name, member]) => {
    const {style = 'form', explode = style === 'form', contentType = ''} = encoding[name] ?? {};
    return contentType.includes('json')
      ? [[encoded(name), encoded(plainText(member))] as const]
      : styledPairs({name, style, explode}, member);
  });
