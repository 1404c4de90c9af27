import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {openContracts, operationsOf, plainText} from '../../contract';
import {site} from '../../src/data/site';
import {KIT_FILE, downloadsFolder} from '../../src/plugins/docs/blocks/downloads';
import {markdownPath} from '../../src/data/markdown-path';
import {BUILD} from '../../tools/record/built-pages';
import {readBuilt} from '../fixtures/built-site';
import * as words from '../../contract/words';
import {versions} from '../fixtures/versions';

const ROOT = path.join(__dirname, '..', '..');
/** Loaded before the program: ends it when it opens a connection. */
const NO_NETWORK = "require('net').Socket.prototype.connect = () => process.exit(9);";

type Ask = (tool: string, given: Readonly<Record<string, string>>) => Promise<{text: string; failed: boolean}>;

/** Starts the program of a version's kit in an empty folder, without a network, with a client connected to it. */
async function withAssistant(number: string, folder: string, use: (ask: Ask, client: Client) => Promise<void>) {
  const kit = unzipSync(readFileSync(path.join(BUILD, downloadsFolder(number), KIT_FILE)));
  writeFileSync(path.join(folder, 'mcp.mjs'), kit['mcp.mjs']);
  writeFileSync(path.join(folder, 'no-network.cjs'), NO_NETWORK);
  const client = new Client({name: 'test', version: '1'});
  const args = ['--require', './no-network.cjs', 'mcp.mjs'];
  await client.connect(new StdioClientTransport({command: process.execPath, args, cwd: folder}));
  try {
    await use(async (name, given) => {
      const {content, isError} = await client.callTool({name, arguments: given});
      return {text: (content as {text: string}[])[0].text, failed: isError === true};
    }, client);
  } finally {
    await client.close();
  }
}

for (const {number, folder, families, route} of versions) {
  test(`${number}: an assistant searches the version, and gets an interface and the value of a dictionary`, async ({}, info) => {
    const contracts = openContracts(ROOT, folder);
    const [{operation}] = operationsOf(contracts.read(families[0]));
    const page = route + (operation.page ?? '');
    await withAssistant(number, info.outputPath('.'), async (ask, client) => {
      const {tools} = await client.listTools();
      expect(tools.map(({name}) => name)).toEqual(['search', 'interface', 'dictionary']);
      const found = await ask('search', {query: operation.summary});
      expect(found.text).toContain(`operationId: ${operation.operationId}\n  ${site.url}${page}\n`);
      const {text} = await ask('interface', {operationId: operation.operationId});
      const [address, , ...section] = text.split('\n');
      expect(address).toBe(words.interpolate(words.markdown.address, {address: site.url + page}));
      expect(readBuilt(markdownPath(page))).toContain(section.join('\n'));
      expect(section).toContain(`operationId${words.text.colon}\`${operation.operationId}\``);
      for (const [id, {title, values}] of Object.entries(contracts.common['x-dictionaries'])) {
        const [value] = Object.keys(values);
        const answer = await ask('dictionary', {dictionary: title, value});
        expect(answer.text).toBe(
          `${id} ${title}\n\n- \`${value}\`${words.text.colon}${plainText(values[value].meaning)}`,
        );
        expect((await ask('dictionary', {dictionary: id})).text.split('\n')).toHaveLength(
          2 + Object.keys(values).length,
        );
      }
    });
  });
}

test('a question without an answer says what there is', async ({}, info) => {
  const [{number}] = versions;
  await withAssistant(number, info.outputPath('.'), async (ask) => {
    for (const [tool, given] of [
      ['interface', {operationId: 'no-such'}],
      ['dictionary', {dictionary: 'no-such'}],
      ['search', {query: 'no-such-word'}],
      ['no-such', {}],
    ] as const) {
      const {text, failed} = await ask(tool, given);
      expect(failed, tool).toBe(true);
      expect(text, tool).toContain('no-such');
    }
  });
});
