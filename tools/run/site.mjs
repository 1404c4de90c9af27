/** `npm run site`: installs what is missing, builds, and serves the production build on loopback. */
import {createServer} from 'node:net';
import {buildSite, installPackages, runNode} from './install.mjs';

const DEFAULT_PORT = 3000;

/** Checks that the port is free before the build rather than after it. */
async function assertPortIsFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    await new Promise((resolve, reject) => {
      const isTaken = ({code}) => code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT';
      const probe = createServer().once('error', (error) => (isTaken(error) ? reject(error) : resolve()));
      probe.listen(port, host, () => probe.close(resolve));
    });
  }
}

const port = Number(process.env.PORT ?? DEFAULT_PORT);
try {
  await assertPortIsFree(port);
} catch {
  console.error(
    `[site] port ${process.env.PORT ?? port} cannot be used: taken, or no port number. Choose another one, e.g. PORT=8080 npm run site.`,
  );
  process.exit(1);
}
installPackages();
buildSite();
runNode(['--import', 'tsx', 'deploy/serve/main.ts']);
