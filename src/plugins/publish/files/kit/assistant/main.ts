/**
 * `node mcp.mjs`: answers an assistant's questions about one docs version over standard input and output (Model Context Protocol), from
 * data in the file itself.
 */
import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {CallToolRequestSchema, ListToolsRequestSchema} from '@modelcontextprotocol/sdk/types.js';
import * as words from '../../../../../../contract/words';
import {Unknown, dictionaryText, interfaceText, search} from './reference';
import type {Reference} from './reference';

/** Replaced by the build of the kit. */
declare const REFERENCE: Reference;

const texts = words.kit.assistant;

type Arguments = Readonly<Record<string, string | undefined>>;

const tool = (
  description: string,
  required: Readonly<Record<string, string>>,
  optional: Readonly<Record<string, string>>,
  answer: (given: Arguments) => string,
) => ({
  description,
  inputSchema: {
    type: 'object' as const,
    properties: Object.fromEntries(
      Object.entries({...required, ...optional}).map(([name, text]) => [name, {type: 'string', description: text}]),
    ),
    required: Object.keys(required),
  },
  answer,
});

const TOOLS = {
  search: tool(texts.search, {query: texts.query}, {}, ({query = ''}) => search(REFERENCE, query)),
  interface: tool(texts.interface, {operationId: texts.operationId}, {}, ({operationId = ''}) =>
    interfaceText(REFERENCE, operationId),
  ),
  dictionary: tool(texts.dictionary, {dictionary: texts.name}, {value: texts.value}, ({dictionary = '', value}) =>
    dictionaryText(REFERENCE, dictionary, value),
  ),
};

const server = new Server({name: 'interface-docs', version: REFERENCE.version}, {capabilities: {tools: {}}});

server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: Object.entries(TOOLS).map(([name, {description, inputSchema}]) => ({name, description, inputSchema})),
}));

server.setRequestHandler(CallToolRequestSchema, ({params: {name, arguments: given = {}}}) => {
  const say = (text: string, isError = false) => ({content: [{type: 'text' as const, text}], isError});
  if (!Object.hasOwn(TOOLS, name))
    return say(words.interpolate(texts.known, {name, known: Object.keys(TOOLS).join(words.text.list)}), true);
  try {
    return say(TOOLS[name as keyof typeof TOOLS].answer(given as Arguments));
  } catch (error) {
    if (error instanceof Unknown) return say(error.message, true);
    throw error;
  }
});

void server.connect(new StdioServerTransport());
