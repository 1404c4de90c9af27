import type {Media, Parameter} from '../read/openapi';
import {written} from './limits';

type Encoding = NonNullable<Media['encoding']>[string];

/** How a list or an object is written, where it is not as the standard has it of itself. */
function styleOf(
  {style, explode, allowReserved}: Pick<Parameter, 'style' | 'explode' | 'allowReserved'>,
  usual: string,
): readonly string[] {
  const isUsual = (style ?? usual) === usual;
  const isExploded = (style ?? usual) === 'form';
  return [
    ...(isUsual ? [] : [`写法 ${style}`]),
    ...(explode === undefined || explode === isExploded ? [] : [`explode ${explode}`]),
    ...(allowReserved ? ['保留字符不编码'] : []),
  ];
}

/** What a parameter asks for besides its schema: `写法 deepObject`, `可以为空`, `编码为 application/json`. */
export const sendingOf = (parameter: Parameter): readonly string[] => [
  ...(parameter.mediaType ? [`编码为 ${parameter.mediaType}`] : []),
  ...styleOf(parameter, ['query', 'cookie'].includes(parameter.in) ? 'form' : 'simple'),
  ...(parameter.allowEmptyValue ? ['可以为空'] : []),
];

/** How a part of a form is sent: `内容 image/png`, `写法 deepObject`, `带请求头 X-Digest（摘要）`. */
export const encodingOf = (encoding: Encoding): readonly string[] => [
  ...(encoding.contentType ? [`内容 ${encoding.contentType}`] : []),
  ...styleOf(encoding, 'form'),
  ...Object.entries(encoding.headers ?? {}).map(
    ([name, {description}]) => `带请求头 ${name}${description ? `（${description}）` : ''}`,
  ),
];

/** The examples of a parameter, each with what it shows. */
export function examplesOfParameter({
  example,
  examples = {},
}: Pick<Parameter, 'example' | 'examples'>): readonly string[] {
  const named = Object.values(examples).map(({summary, description, value, externalValue}) => ({
    summary: [summary, description].filter(Boolean).join('：'),
    value: value ?? externalValue,
  }));
  return [...(example === undefined ? [] : [{value: example, summary: undefined}]), ...named]
    .filter(({value}) => value !== undefined)
    .map(({value, summary}) => written(value) + (summary ? `（${summary}）` : ''));
}
