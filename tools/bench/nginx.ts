/** Serves built sites as in production: nginx on loopback with HTTP/2, TLS and brotli files. */
import {execFileSync} from 'child_process';
import {createHash, X509Certificate} from 'crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';

const HOST = '127.0.0.1';
const FIRST_PORT = 19_400;

export type Nginx = {
  readonly origins: readonly string[];
  /** Base64 of the SHA-256 of the certificate's public key. A browser needs it to trust the certificate, and so to cache responses. */
  readonly publicKeyHash: string;
  readonly stop: () => void;
};

/** A page has one address without `.html`, files with a content hash are immutable, all others are revalidated. */
const serverBlock = (folder: string, port: number): string => `server {
    listen ${HOST}:${port} ssl http2;
    root ${folder};
    error_page 404 /404.html;
    location / { try_files $uri $uri.html $uri/index.html =404; add_header Cache-Control no-cache; }
    location ~ ^/(assets|_astro)/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
  }`;

const configuration = (blocks: readonly string[]): string => `
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  charset utf-8;
  access_log off;
  brotli_static on;
  ssl_certificate certificate.pem;
  ssl_certificate_key key.pem;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
  ${blocks.join('\n  ')}
}
`;

/** Serves each built site, with its brotli files, under its own origin until `stop` is called. */
export function startNginx(folders: readonly string[]): Nginx {
  const home = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const run = (program: string, args: readonly string[]) => execFileSync(program, args, {cwd: home, stdio: 'pipe'});
  const nginx = ['-p', home, '-c', path.join(home, 'nginx.conf'), '-e', path.join(home, 'error.log')];
  const certificate = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout key.pem -out certificate.pem';
  run('openssl', ['req', ...certificate.split(' '), '-addext', `subjectAltName=IP:${HOST}`]);
  const blocks = folders.map((folder, index) => serverBlock(folder, FIRST_PORT + index));
  writeFileSync(path.join(home, 'nginx.conf'), configuration(blocks));
  run('nginx', nginx);
  const {publicKey} = new X509Certificate(readFileSync(path.join(home, 'certificate.pem')));
  return {
    origins: folders.map((_, index) => `https://${HOST}:${FIRST_PORT + index}`),
    publicKeyHash: createHash('sha256')
      .update(publicKey.export({type: 'spki', format: 'der'}))
      .digest('base64'),
    stop() {
      run('nginx', [...nginx, '-s', 'stop']);
      rmSync(home, {recursive: true, force: true, maxRetries: 10, retryDelay: 50});
    },
  };
}
