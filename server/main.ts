import {existsSync} from 'fs';
import path from 'path';
import {createStaticSite} from './static-site';

const HOST = '127.0.0.1';
const DEFAULT_PORT = 3000;

const folder = path.join(__dirname, '..', 'build');
const port = Number(process.env.PORT ?? DEFAULT_PORT);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync(path.join(folder, '404.html'))) fail('[serve] no build in build/. Run `npm run build` first.');
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`[serve] PORT is "${process.env.PORT}". Expected a whole number from 0 to 65535, e.g. PORT=8080.`);
}

const server = createStaticSite(folder);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`[serve] port ${port} is in use. Choose another one, e.g. PORT=${port + 1}.`);
  fail(`[serve] cannot listen on port ${port}: ${error.message}`);
});
server.listen(port, HOST, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`接口文档: http://localhost:${actual}`);
});
