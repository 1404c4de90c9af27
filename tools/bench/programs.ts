import {execFileSync} from 'child_process';
import {existsSync} from 'fs';

/** Programs that the browser measurements need beside Node, and the command that installs them on Debian. */
const INSTALL = 'apt-get install nginx libnginx-mod-http-brotli-static openssl';

/** Path of nginx's module in Debian's package. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function runs(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks before a measurement that its programs are there.
 *
 * @throws an error that names everything missing and the command that installs it
 */
export function assertServerPrograms(): void {
  const missing = [
    ...(runs('nginx', '-v') ? [] : ['nginx']),
    ...(runs('openssl', 'version') ? [] : ['openssl']),
    ...(existsSync(BROTLI_MODULE) ? [] : [`nginx's module ${BROTLI_MODULE}`]),
  ];
  if (missing.length > 0)
    throw new Error(
      `[bench] missing: ${missing.join(', ')}. The paint and the click are measured against nginx. On Debian: ${INSTALL}`,
    );
}
