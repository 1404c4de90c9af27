import {pointerKeys} from '../read/reference-targets';
import {decoded} from '../values/decoded';
import type {Content, OpenApi} from '../openapi/types';
import {operationsOf} from './operations';
import type {LocatedOperation} from './operations';
import {written} from './limits';
import {filledAddress} from './servers';
import * as words from '../words';

/** A Link Object of a response: an operation that can be called next, with values taken from the response. */
export type FollowUp = {
  readonly name: string;
  readonly description: string;
  /** The linked operation; undefined where it is in another document. */
  readonly operation?: LocatedOperation['operation'];
  /** The `operationId` or `operationRef` of the link. */
  readonly called: string;
  /** Parameters with their values or runtime expressions: `$response.body#/id`. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  /** The server of the link, if it has one, as CommonMark. */
  readonly server?: string;
};

type Link = NonNullable<Content['links']>[string];

/** Whether a link refers to this operation of the same document. */
function leadsTo({operationId, operationRef}: Link, {operation, keys}: LocatedOperation): boolean {
  if (operationId !== undefined) return operationId === operation.operationId;
  return (
    operationRef !== undefined && pointerKeys(decoded(operationRef).replace(/^#/, '')).join('\n') === keys.join('\n')
  );
}

/** The links of a response. */
export function followUpsOf({links = {}}: Content, document: OpenApi): readonly FollowUp[] {
  return Object.entries(links).map(([name, link]) => {
    const {operationId, operationRef = '', description = '', parameters = {}, requestBody, server} = link;
    return {
      name,
      description,
      operation: operationsOf(document).find((one) => leadsTo(link, one))?.operation,
      called: operationId ?? operationRef,
      parameters: Object.entries(parameters).map(([parameter, value]) => [parameter, written(value)] as const),
      body: requestBody === undefined ? undefined : written(requestBody),
      server:
        server &&
        `\`${filledAddress(server)}\`${server.description ? words.interpolate(words.text.note, {note: server.description}) : ''}`,
    };
  });
}

const texts = words.operations.followUp;

/** Describes the values that the next call takes from the response, as CommonMark: `` 参数 `id` 取 `$response.body#/id` ``. */
export const valuesText = ({parameters, body, server}: FollowUp): string =>
  [
    ...(server === undefined ? [] : [words.interpolate(texts.server, {server})]),
    ...parameters.map(([name, value]) =>
      words.interpolate(texts.parameter, {name: `\`${name}\``, value: `\`${value}\``}),
    ),
    ...(body === undefined ? [] : [words.interpolate(texts.body, {value: `\`${body}\``})]),
  ].join(words.text.clauses);
