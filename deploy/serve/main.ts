/** `npm run serve -- [folder] [--port 3000]`: serves the build in build/, or in another folder of the project, on loopback. */
import path from 'path';
import {parseArgs} from 'util';
import {argumentMistake} from './argument-mistake';
import {baseUrlOfBuild} from './headers-file';
import {listen} from './listen';
import {createStaticSite} from './static-site';
import * as words from '../../contract/words';

const DEFAULT_PORT = 3000;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readOptions(): {readonly name: string; readonly wanted: string} {
  try {
    const {values, positionals} = parseArgs({allowPositionals: true, options: {port: {type: 'string'}}});
    return {name: positionals[0] ?? 'build', wanted: values.port ?? process.env.PORT ?? String(DEFAULT_PORT)};
  } catch (error) {
    return fail(
      `[serve] ${argumentMistake(error as Error)}. Usage: npm run serve -- [folder] [--port ${DEFAULT_PORT}]; \`npx docusaurus serve\` has --dir, --host and --build.`,
    );
  }
}

const {name, wanted} = readOptions();
const folder = path.join(__dirname, '..', '..', name);
const port = wanted === '' ? NaN : Number(wanted);

if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`[serve] the port is "${wanted}". Expected a whole number from 0 to 65535, e.g. --port 8080, or PORT=8080.`);

function createSite(): ReturnType<typeof createStaticSite> {
  try {
    return createStaticSite(folder);
  } catch (error) {
    return fail((error as Error).message);
  }
}

listen(createSite(), port).then(
  (actual) => console.log(words.interpolate(words.home.serving, {port: actual, path: baseUrlOfBuild(folder)})),
  (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      fail(`[serve] port ${port} is in use. Choose another one, e.g. --port ${port + 1}.`);
    fail(`[serve] cannot listen on port ${port}: ${error.message}`);
  },
);
