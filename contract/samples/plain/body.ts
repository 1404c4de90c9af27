import {flatten} from '../../values/flatten';
import type {Media, Operation, Schema} from '../../openapi/types';
import type {Resolve} from '../../read/references';
import {makeValue} from '../../values';
import type {Purpose} from '../../values';
import {headerText, jsonText, wellFormed} from './escape';
import {examplesOf, formPairs} from './parameters';
import {plainText} from './styles';

/** A part of a multipart form: a text, or a file that the program generates. */
export type Part = {
  readonly name: string;
  readonly text: string;
  readonly mediaType?: string;
  readonly fileName?: string;
};

/** The body of a call: a text, or a multipart form. */
export type Body =
  | {readonly kind: 'json' | 'text'; readonly mediaType: string; readonly text: string}
  | {readonly kind: 'form'; readonly parts: readonly Part[]};

/** Content of the file that a sample generates. */
const FILE = 'sample';

/** Media types that samples send for media type ranges. */
const RANGES: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'text/*': 'text/plain',
  'image/*': 'image/png',
};
const concrete = (mediaType: string): string =>
  RANGES[mediaType] ?? (mediaType.includes('*') ? 'application/octet-stream' : headerText(wellFormed(mediaType)));

/** A media type without parameters, which every language can write into a part of a form. */
const partType = (mediaType = ''): string =>
  /^[\w.+-]+\/[\w.+-]+/.exec(concrete(mediaType.split(',')[0].trim()))?.[0] ?? 'application/octet-stream';

const isFile = ({format, contentMediaType, contentEncoding}: Schema): boolean =>
  format === 'binary' ||
  (contentMediaType !== undefined && contentEncoding === undefined && !/json|^text\//.test(contentMediaType));

function filePart(name: string, schema: Schema, contentType: string | undefined): Part {
  const mediaType = partType(contentType ?? schema.contentMediaType ?? 'application/octet-stream');
  const extension = /^(?:image|video|audio)\/([a-z0-9]+)$|^application\/(pdf|zip)$/.exec(mediaType);
  return {name, text: FILE, mediaType, fileName: `sample.${extension?.[1] ?? extension?.[2] ?? 'bin'}`};
}

function textPart(name: string, value: unknown, contentType: string | undefined): Part {
  const isJson = typeof value === 'object' && value !== null;
  return {
    name,
    text: wellFormed(plainText(value)),
    ...((isJson || contentType) && {mediaType: partType(contentType ?? 'application/json')}),
  };
}

/** The parts of a form: its files, and the properties of its value. */
function partsOf({encoding = {}, ...media}: Media, resolve: Resolve, purpose: Purpose): readonly Part[] {
  const {properties = {}, required = []} = flatten(media.schema ?? {}, resolve);
  const itemOf = (name: string): Schema => {
    const schema = flatten(properties[name] ?? {}, resolve);
    return schema.items ? resolve(schema.items) : schema;
  };
  // Examples do not contain the bytes of files.
  const files = Object.fromEntries(required.filter((name) => isFile(itemOf(name))).map((name) => [name, FILE]));
  const examples = examplesOf(media).map((example) => ({...files, ...(example as object)}));
  const value = (makeValue(media.schema ?? {}, resolve, purpose, examples) ?? {}) as Readonly<Record<string, unknown>>;
  const names = Array.from(new Set([...Object.keys(value), ...required]));
  return names.flatMap((name): readonly Part[] => {
    const item = itemOf(name);
    const {contentType} = encoding[name] ?? {};
    if (isFile(item)) return [filePart(wellFormed(name), item, contentType)];
    if (value[name] === undefined) return [];
    const members = Array.isArray(value[name]) && !contentType ? (value[name] as readonly unknown[]) : [value[name]];
    return members.map((member) => textPart(wellFormed(name), member, contentType));
  });
}

/** The text of a body that is neither JSON nor a form. */
function textOf(mediaType: string, media: Media, resolve: Resolve, purpose: Purpose): string {
  const schema = media.schema ?? {};
  const format = /[/+]xml\b/.test(mediaType) ? 'xml' : 'json';
  const [example] = examplesOf(media);
  const value = example ?? (isFile(resolve(schema)) ? FILE : makeValue(schema, resolve, {...purpose, format}));
  return wellFormed(plainText(value ?? FILE));
}

/**
 * The body of a call.
 *
 * @param subtypes see `Subtypes`
 * @returns undefined where the operation has no body, or its method must not have one
 */
export function bodyOf(
  {requestBody}: Operation,
  method: string,
  resolve: Resolve,
  subtypes?: Purpose['subtypes'],
): Body | undefined {
  const [written, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!written || !media || ['GET', 'HEAD', 'TRACE'].includes(method)) return undefined;
  const mediaType = concrete(written);
  const purpose: Purpose = {direction: 'request', subtypes};
  if (/^multipart\//.test(mediaType)) return {kind: 'form', parts: partsOf(media, resolve, purpose)};
  const value = () => makeValue(media.schema ?? {}, resolve, purpose, examplesOf(media)) ?? {};
  if (/^application\/x-www-form-urlencoded/.test(mediaType)) {
    return {
      kind: 'text',
      mediaType,
      text: formPairs(value(), media.encoding)
        .map((pair) => pair.join('='))
        .join('&'),
    };
  }
  if (/[/+]json\b/.test(mediaType)) return {kind: 'json', mediaType, text: jsonText(value())};
  return {kind: 'text', mediaType, text: textOf(mediaType, media, resolve, purpose)};
}
