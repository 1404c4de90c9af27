import {ProblemsError, examplesOf, flatten} from '../../../contract/signing';
import type {LocatedOperation, Media, Parameter, Resolve, Source} from '../../../contract/signing';
import type {Place, Signing} from './schemes';

/** A file in a form, with the text part that contains its digest. */
export type Upload = {
  /** Name of the form part with the file. */
  readonly part: string;
  readonly fileName: string;
  /** The text of `meta` before and after the digest of the file. */
  readonly meta: readonly string[];
};

/** A request with an interface's first example, which writers convert to the code of a language. */
export type SampleRequest = {
  readonly signing: Signing;
  readonly operationId: string;
  /** Anchor of the operation, after which the program is named. */
  readonly anchor: string;
  readonly summary: string;
  readonly method: string;
  /** Path, and the query string unless `parameters` contain it. */
  readonly target: string;
  /** Signed parameters of this interface, except the common ones, in the order of the contract. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** The JSON body; empty if there is none. */
  readonly content: string;
  readonly upload?: Upload;
};

/** Placeholder for the digest of the file in the text around it. */
const DIGEST = '<sha256>';

const firstExample = (part: Pick<Media, 'example' | 'examples'>): unknown => examplesOf({...part, keys: []})[0]?.value;

function exampleOf(parameter: Parameter, fail: (message: string) => Error): string {
  const example = firstExample(parameter);
  if (example === undefined)
    throw fail(`parameter "${parameter.name}" has no example. Add one: the samples call with it.`);
  return String(example);
}

/** A percent-encoded value (RFC 3986) that no HTTP client changes: `fetch` would turn `'` into `%27`. */
const encoded = (value: string): string =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Samples send a generated image, whose name and digest replace those of the example. */
function uploadOf(media: Media, resolve: Resolve): Upload | undefined {
  const properties = Object.entries(flatten(media.schema ?? {}, resolve).properties ?? {});
  const part = properties.find(([, property]) => resolve(property).contentMediaType !== undefined)?.[0];
  if (!part) return undefined;
  const {meta} = firstExample(media) as {readonly meta: {readonly fileName: string}};
  const fileName = meta.fileName.replace(/\.\w+$/, '.png');
  // Without line breaks, which form libraries would convert to CRLF.
  return {part, fileName, meta: JSON.stringify({...meta, fileName, sha256: DIGEST}).split(DIGEST)};
}

/**
 * The request of a signed sample, with the first example of the interface.
 *
 * @param place where the scheme puts signatures
 * @throws ProblemsError if a path or required query parameter has no example, or the scheme cannot sign such a request
 */
export function signedRequest(place: Place, located: LocatedOperation, {name, resolve}: Source): SampleRequest {
  const {operation, method, path} = located;
  const {operationId, summary, parameters = [], requestBody} = operation;
  const fail = (message: string) =>
    new ProblemsError([{plugin: 'samples', file: `_contract/${name}.yaml`, message: `${operationId}: ${message}`}]);
  const [mediaType, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const upload = media && mediaType === 'multipart/form-data' ? uploadOf(media, resolve) : undefined;
  const signing = operation.security?.length === 0 ? 'none' : place(method, upload !== undefined);
  if (!signing)
    throw fail(`no sample can sign the form of ${path}: its scheme signs no files. Use v1, or take the form away.`);
  const valueOf = (parameter: Parameter) => exampleOf(parameter, fail);
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, encoded(valueOf(parameter))), path);
  const conditions = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => [parameter.name, valueOf(parameter)] as const);
  const signsParameters = signing !== 'headers' && signing !== 'none';
  const query = conditions.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  return {
    signing,
    operationId,
    anchor: operation.anchor,
    summary,
    method,
    target: signsParameters || !query ? filled : `${filled}?${query}`,
    parameters: signsParameters ? conditions : [],
    content: media && !upload ? JSON.stringify(firstExample(media), null, 2) : '',
    upload,
  };
}
