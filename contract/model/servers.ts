import type {OpenApi, Operation, Server} from '../read/openapi';
import {code} from './text';
import * as words from '../../words';

/** The address of a server with the defaults of its variables. */
export const filledAddress = ({url, variables = {}}: Server): string =>
  url.replace(/\{([^{}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole);

/** The first server of an operation, which precedes its path: an address, or a path prefix if the document names no host. */
export function serverOf({servers = []}: Operation): string | undefined {
  const [first] = servers.map((server) => filledAddress(server).replace(/\/+$/, ''));
  return first && /^(?:https?:|\/(?!\/))/.test(first) ? first : undefined;
}

/** The servers of an operation that has its own, unless one address describes all of them. */
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
