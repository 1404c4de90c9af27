/** Serves built sites as in production: nginx on loopback with HTTP/2, TLS and brotli files. */
import {execFileSync, spawn} from 'child_process';
import {createHash, X509Certificate} from 'crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'fs';
import {connect} from 'net';
import {tmpdir} from 'os';
import path from 'path';
import {freePort} from '../trial-site/free-port';
import {assertServerPrograms, BROTLI_MODULE} from './programs';

const HOST = '127.0.0.1';

/** Milliseconds between two checks whether nginx listens. */
const LOOK_AGAIN = 20;

export type Nginx = {
  /** Origins of the sites, in the order of their folders. */
  readonly origins: readonly string[];
  /** Base64 of the SHA-256 of the certificate's public key. A browser needs it to trust the certificate, and so to cache responses. */
  readonly publicKeyHash: string;
  readonly stop: () => Promise<void>;
};

function makeCertificate(folder: string): string {
  const options =
    '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out certificate.pem';
  execFileSync('openssl', ['req', ...options.split(' ')], {cwd: folder, stdio: 'ignore'});
  const {publicKey} = new X509Certificate(readFileSync(path.join(folder, 'certificate.pem')));
  return createHash('sha256')
    .update(publicKey.export({type: 'spki', format: 'der'}))
    .digest('base64');
}

/** A page has one address without `.html`, files with a content hash are immutable, all others are revalidated. */
function serverBlock(folder: string, port: number): string {
  return `server {
    listen ${HOST}:${port} ssl http2;
    root ${folder};
    error_page 404 /404.html;
    location / { try_files $uri $uri.html $uri/index.html =404; add_header Cache-Control no-cache; }
    location ~ ^/(assets|_astro)/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
  }`;
}

function configuration(folder: string, blocks: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  charset utf-8;
  access_log off;
  brotli_static on;
  ssl_certificate ${folder}/certificate.pem;
  ssl_certificate_key ${folder}/key.pem;
  ${temporary.join('\n  ')}
  ${blocks.join('\n  ')}
}
`;
}

/** Waits until something listens on a port of loopback. */
export async function untilListening(port: number): Promise<boolean> {
  const connected = await new Promise<boolean>((resolve) => {
    const socket = connect(port, HOST, () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
  });
  return connected || new Promise((resolve) => setTimeout(() => resolve(untilListening(port)), LOOK_AGAIN));
}

/**
 * Serves each folder under its own origin until `stop` is called.
 *
 * @param folders built sites, with brotli files beside their files
 * @throws when a program is missing, or nginx ends with an error
 */
export async function startNginx(folders: readonly string[]): Promise<Nginx> {
  assertServerPrograms();
  const home = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const publicKeyHash = makeCertificate(home);
  const ports: number[] = [];
  while (ports.length < folders.length) ports.push(await freePort());
  writeFileSync(
    path.join(home, 'nginx.conf'),
    configuration(
      home,
      folders.map((folder, index) => serverBlock(folder, ports[index])),
    ),
  );
  const server = spawn('nginx', ['-p', home, '-c', 'nginx.conf', '-e', path.join(home, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const failed = ended.then(() => {
    throw new Error(`[bench] nginx has ended. ${readFileSync(path.join(home, 'error.log'), 'utf8')}`);
  });
  await Promise.race([failed, Promise.all(ports.map(untilListening))]);
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(home, {recursive: true});
  };
  failed.catch(() => undefined);
  return {origins: ports.map((port) => `https://${HOST}:${port}`), publicKeyHash, stop};
}
