import {createRequire} from 'module';
import {createHash} from 'crypto';
import type {OpenApi, Operation, PathItem} from '../../../../../../contract';
import * as words from '../../../../../../contract/words';
import {mapRequests} from './format';
import {withoutGiants} from './giants';
import type {Collection, Parameter, Request, Item} from './format';

const isMethod = (key: string): boolean => /^(get|put|post|delete|options|head|patch|trace)$/.test(key);

/** Uses the contract's examples; optional parameters are in the collection, but disabled. */
const OPTIONS = {folderStrategy: 'Tags', parametersResolution: 'Example', enableOptionalParameters: false} as const;

type Faker = {
  readonly option: (options: {random: () => number}) => void;
  readonly format: (generators: Readonly<Record<string, () => string>>) => void;
};

const MOMENT = '2026-01-01T00:00:00Z';

/** Generators of times by format. Those of the faker depend on the current time, so that builds would differ. */
const MOMENTS = {'date-time': () => MOMENT, date: () => MOMENT.slice(0, 10), time: () => MOMENT.slice(11)};

/** Returns the title of the page with an operation. */
type TitleOf = (path: string, method: string) => string;

/** A path whose last parameter the converter recognises: it reads `{id}#add` as a text with a variable. `sendable` removes the slash. */
const apartFromHash = (path: string): string => path.replace(/\}#/, '}/#');

/** The document with the page title of each operation as its tag: the converter makes a folder of each tag. */
function taggedByPage({paths = {}, ...document}: OpenApi, titleOf: TitleOf): OpenApi {
  const tagged = (operation: Operation, title: string) => ({...operation, tags: [title]});
  const taggedItem = (path: string, item: PathItem) =>
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [key, isMethod(key) ? tagged(value, titleOf(path, key)) : value]),
    );
  return {
    ...document,
    tags: [],
    paths: Object.fromEntries(Object.entries(paths).map(([key, item]) => [apartFromHash(key), taggedItem(key, item)])),
  };
}

/** Runs the converter with a fixed sequence instead of random numbers: it generates missing values, and builds must be reproducible. */
function reproducibly(convert: () => void): void {
  const {random} = Math;
  let state = 1;
  Math.random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  try {
    convert();
  } finally {
    Math.random = random;
  }
}

/** An encoded query parameter; its value is null in a query like `/a?fresh`. Postman and newman do not encode `+`, which servers read as a space. */
const encoded = ({value, ...parameter}: Parameter): Parameter => ({
  ...parameter,
  ...(typeof value === 'string' && {
    value: value.startsWith('{{') ? value : encodeURIComponent(value).replace(/'/g, '%27'),
  }),
});

const inChinese = ({description, ...parameter}: Parameter): Parameter => ({
  ...parameter,
  ...(description && {
    description: {
      ...description,
      content: description.content
        .replace(/^\(Required\) ?/, words.postman.required)
        .replace(/ ?\(This can only be one of ([^)]*)\)$/, (_, values: string) =>
          words.interpolate(words.postman.oneOf, {values: values.replace(/,/g, words.text.list)}),
        ),
    },
  }),
});

/** Fixes a request of the converter, which neither encodes queries nor knows the boundary in a form's media type. */
function sendable({url: {query, variable, ...url}, header, body, ...request}: Request): Request {
  const {path, hash} = url;
  const sent = header?.filter(({key, value}) => key !== 'Content-Type' || value !== 'multipart/form-data');
  return {
    ...request,
    url: {
      ...url,
      ...(hash !== undefined && path[path.length - 1] === '' && {path: path.slice(0, -1)}),
      ...(query && {query: query.map(encoded).map(inChinese)}),
      ...(variable && {variable: variable.map(inChinese)}),
    },
    ...(sent && {header: sent.map(inChinese)}),
    ...(body && {body: {...body, ...(body.formdata && {formdata: body.formdata.map(inChinese)})}}),
  };
}

/**
 * Makes the Postman collection of a contract: a folder for each page, a request with examples for each operation.
 *
 * @param name the ids are derived from it, e.g. `3.0/shop`
 * @param document a bundled contract
 * @param titleOf returns the title of an operation's page
 * @throws Error if openapi-to-postmanv2 cannot convert the document
 */
export async function postmanCollection(name: string, document: OpenApi, titleOf: TitleOf): Promise<Collection> {
  // The converter asks for localStorage, which Node has from version 25 on, and warns of where no file was named for it.
  Reflect.deleteProperty(globalThis, 'localStorage');
  const {default: converter} = await import('openapi-to-postmanv2');
  const faker = createRequire(__filename)('openapi-to-postmanv2/assets/json-schema-faker.js') as Faker;
  // By default it keeps a reference to Math.random from before `reproducibly` replaces it.
  faker.option({random: () => Math.random()});
  faker.format(MOMENTS);
  const data = structuredClone(taggedByPage(withoutGiants(document), titleOf));
  const collection = await new Promise<Collection>((resolve, reject) => {
    reproducibly(() =>
      converter.convertV2({type: 'json', data}, OPTIONS, (error, result) => {
        const made = result?.output?.[0]?.data as Collection | undefined;
        if (made) resolve(made);
        else reject(new Error(`[publish] ${name}: ${error?.message ?? result?.reason}`));
      }),
    );
  });
  return {
    ...collection,
    info: {...collection.info, _postman_id: uuidOf(name)},
    item: withStableIds(mapRequests(collection.item, sendable), name),
  };
}

/** A UUID of version 8 (RFC 9562, section 5.8) derived from a name. */
function uuidOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return parts.join('-');
}

function withStableIds(items: readonly Item[], place: string): readonly Item[] {
  return items.map((item, index) => {
    const own = `${place}/${index} ${item.name}`;
    return {
      ...item,
      ...(item.id && {id: uuidOf(own)}),
      ...(item.item && {item: withStableIds(item.item, own)}),
      ...(item.response && {
        response: item.response.map((answer, at) => ({...answer, id: uuidOf(`${own}/${at} ${answer.name}`)})),
      }),
    };
  });
}
