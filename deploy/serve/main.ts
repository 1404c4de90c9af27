/** `npm run serve`: serves the build in build/ on loopback; `npm run serve -- folder` serves the build in another folder of the project. */
import path from 'path';
import {baseUrlOfBuild} from './headers-file';
import {listen} from './listen';
import {createStaticSite} from './static-site';
import * as words from '../../contract/words';

const DEFAULT_PORT = 3000;

const name = process.argv[2] ?? 'build';
const folder = path.join(__dirname, '..', '..', name);
const port = Number(process.env.PORT ?? DEFAULT_PORT);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`[serve] PORT is "${process.env.PORT}". Expected a whole number from 0 to 65535, e.g. PORT=8080.`);
}

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
    if (error.code === 'EADDRINUSE') fail(`[serve] port ${port} is in use. Choose another one, e.g. PORT=${port + 1}.`);
    fail(`[serve] cannot listen on port ${port}: ${error.message}`);
  },
);
