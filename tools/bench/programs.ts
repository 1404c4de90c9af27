import {execFileSync} from 'child_process';
import {existsSync} from 'fs';

/** What the measurements in the browser need beside Node, and what installs it on Debian. */
const INSTALL = 'apt-get install nginx libnginx-mod-http-brotli-static openssl';

/** Where Debian's package puts nginx's module. */
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
 * Finds out before a measurement, not in the middle of it, what it lacks.
 *
 * @throws an error that names everything missing and the command that installs it
 */
export function assertServerPrograms(): void {
  const missing = [
    ...(runs('nginx', '-v') ? [] : ['nginx']),
    ...(runs('openssl', 'version') ? [] : ['openssl']),
    ...(existsSync(BROTLI_MODULE) ? [] : [`nginx's module ${BROTLI_MODULE}`]),
  ];
  if (missing.length > 0) throw new Error(`[bench] missing: ${missing.join(', ')}. The paint and the click are measured against nginx. On Debian: ${INSTALL}`);
}
