import {createRequire} from 'module';
import {createHash} from 'crypto';
import type {OpenApi, Operation, PathItem} from '../../../../../../contract';
import * as words from '../../../../../../words';
import {mapRequests} from './format';
import {withoutGiants} from './giants';
import type {Collection, Parameter, Request, Item} from './format';

const isMethod = (key: string): boolean => /^(get|put|post|delete|options|head|patch|trace)$/.test(key);

/** Uses examples of the contract where there are any; optional parameters are there, but not sent. */
const OPTIONS = {folderStrategy: 'Tags', parametersResolution: 'Example', enableOptionalParameters: false} as const;

type Faker = {
  readonly option: (options: {random: () => number}) => void;
  readonly format: (generators: Readonly<Record<string, () => string>>) => void;
};

const MOMENT = '2026-01-01T00:00:00Z';

/** Generators of moments by format. Those of the faker count back from the present, so that every build would write others. */
const MOMENTS = {'date-time': () => MOMENT, date: () => MOMENT.slice(0, 10), time: () => MOMENT.slice(11)};

/** Title of the page that shows an operation. */
type TitleOf = (path: string, method: string) => string;

/** The document with the page title of each operation as its tag: the converter makes a folder for each tag. */
function taggedByPage({paths = {}, ...document}: OpenApi, titleOf: TitleOf): OpenApi {
  const tagged = (operation: Operation, title: string) => ({...operation, tags: [title]});
  const taggedItem = (path: string, item: PathItem) =>
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [key, isMethod(key) ? tagged(value, titleOf(path, key)) : value]),
    );
  return {
    ...document,
    tags: [],
    paths: Object.fromEntries(Object.entries(paths).map(([key, item]) => [key, taggedItem(key, item)])),
  };
}

/** Runs the converter with numbers in place of random ones: it makes up values where a contract has no example, and two builds write the same bytes. */
function withoutChance(convert: () => void): void {
  const {random} = Math;
  let state = 1;
  Math.random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  try {
    convert();
  } finally {
    Math.random = random;
  }
}

/** A value of a query as it is sent, null in a path like `/a?fresh`; Postman and newman send `+` as it stands, which servers read as a space. */
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

/** A request that can be sent: the converter neither encodes queries, nor knows the boundary that a form has in its type. */
function sendable({url: {query, variable, ...url}, header, body, ...request}: Request): Request {
  const sent = header?.filter(({key, value}) => key !== 'Content-Type' || value !== 'multipart/form-data');
  return {
    ...request,
    url: {
      ...url,
      ...(query && {query: query.map(encoded).map(inChinese)}),
      ...(variable && {variable: variable.map(inChinese)}),
    },
    ...(sent && {header: sent.map(inChinese)}),
    ...(body && {body: {...body, ...(body.formdata && {formdata: body.formdata.map(inChinese)})}}),
  };
}

/**
 * Makes the Postman collection of a contract: a folder for each page, a request with its examples for each operation.
 *
 * @param name the ids are derived from it, e.g. `3.0/shop`
 * @param document a bundled contract
 * @param titleOf returns the title of the page of an operation
 * @throws when openapi-to-postmanv2 cannot convert the document
 */
export async function postmanCollection(name: string, document: OpenApi, titleOf: TitleOf): Promise<Collection> {
  const {default: converter} = await import('openapi-to-postmanv2');
  const faker = createRequire(__filename)('openapi-to-postmanv2/assets/json-schema-faker.js') as Faker;
  // It holds a reference to Math.random as it was when the package was loaded.
  faker.option({random: () => Math.random()});
  faker.format(MOMENTS);
  const data = structuredClone(taggedByPage(withoutGiants(document), titleOf));
  const collection = await new Promise<Collection>((resolve, reject) => {
    withoutChance(() =>
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
