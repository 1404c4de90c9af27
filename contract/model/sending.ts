import type {Media, Parameter} from '../openapi/types';
import {written} from './limits';
import * as words from '../words';

type Encoding = NonNullable<Media['encoding']>[string];

const texts = words.fields.sending;

/** A note in parentheses, to be appended; an empty text without one. */
const noted = (note: string | undefined): string => (note ? words.interpolate(words.text.note, {note}) : '');

/**
 * The serialisation of an array or object where it differs from the default of OpenAPI.
 *
 * @param usual the default `style`
 */
function styleOf(
  {style, explode, allowReserved}: Pick<Parameter, 'style' | 'explode' | 'allowReserved'>,
  usual: string,
): readonly string[] {
  const isUsual = (style ?? usual) === usual;
  const isExploded = (style ?? usual) === 'form';
  return [
    ...(isUsual ? [] : [words.interpolate(texts.style, {style: style ?? usual})]),
    ...(explode === undefined || explode === isExploded ? [] : [`explode ${explode}`]),
    ...(allowReserved ? [texts.reserved] : []),
  ];
}

/** How a parameter is serialised: `写法 deepObject`, `可以为空`, `编码为 application/json`. */
export const sendingOf = (parameter: Parameter): readonly string[] => [
  ...(parameter.mediaType ? [words.interpolate(texts.mediaType, {mediaType: parameter.mediaType})] : []),
  ...styleOf(parameter, ['query', 'cookie'].includes(parameter.in) ? 'form' : 'simple'),
  ...(parameter.allowEmptyValue ? [texts.empty] : []),
];

/** How a field of a form is sent: `内容 image/png`, `写法 deepObject`, `带请求头 X-Digest（摘要）`. */
export const encodingOf = (encoding: Encoding): readonly string[] => [
  ...(encoding.contentType ? [words.interpolate(words.fields.limits.content, {mediaType: encoding.contentType})] : []),
  ...styleOf(encoding, 'form'),
  ...Object.entries(encoding.headers ?? {}).map(
    ([name, {description}]) => words.interpolate(texts.header, {name}) + noted(description),
  ),
];

/** The examples of a parameter, each followed by its summary and description. */
export function examplesOfParameter({
  example,
  examples = {},
}: Pick<Parameter, 'example' | 'examples'>): readonly string[] {
  const named = Object.values(examples).map(({summary, description, value, externalValue}) => ({
    summary: [summary, description].filter(Boolean).join(words.text.colon),
    value: value === undefined ? externalValue : value,
  }));
  return [...(example === undefined ? [] : [{value: example, summary: undefined}]), ...named]
    .filter(({value}) => value !== undefined)
    .map(({value, summary}) => written(value) + noted(summary));
}
