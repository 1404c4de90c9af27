import type {OpenApi, Operation, Server} from '../openapi/types';
import {code} from './text';
import * as words from '../words';

/** The URL of a server with the default values of its variables. */
export const filledAddress = ({url, variables = {}}: Server): string =>
  url.replace(/\{([^{}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole);

/** The URL of an operation's first server without a trailing slash, or a base path where the document names no host; undefined for other URLs. */
export function serverOf({servers = []}: Operation): string | undefined {
  const [first] = servers.map((server) => filledAddress(server).replace(/\/+$/, ''));
  return first && /^(?:https?:|\/(?!\/))/.test(first) ? first : undefined;
}

/**
 * The description of an operation's own servers; an empty text if it uses those of the document, or has a single plain URL, which the page
 * shows before the path.
 */
export function ownServers(operation: Operation, document: OpenApi): string {
  const {servers = []} = operation;
  const isPlainAddress =
    servers.length === 1 &&
    !servers[0].name &&
    !servers[0].description &&
    !servers[0].variables &&
    serverOf(operation) !== undefined;
  return servers === document.servers || isPlainAddress ? '' : serversText({servers});
}

const texts = words.operations.server;

/** The servers of a document with their variables, as a CommonMark list. */
export function serversText({servers = []}: Pick<OpenApi, 'servers'>): string {
  return servers
    .map((server) => {
      const variables = Object.entries(server.variables ?? {}).map(
        ([name, {default: usual, enum: values, description = ''}]) => {
          const known = values ? words.interpolate(texts.known, {values: values.map(code).join(words.text.list)}) : '';
          return `  - ${words.interpolate(texts.variable, {name: code(name), usual: code(usual), known, description})}`;
        },
      );
      return [
        `- ${[code(server.url), server.name, server.description].filter(Boolean).join(words.text.colon)}`,
        ...variables,
      ].join('\n');
    })
    .join('\n');
}
