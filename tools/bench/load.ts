/** Requests a second that nginx answers with the site, and with one plain file of the same size under a minimal configuration. */
import {spawn, spawnSync} from 'child_process';
import {once} from 'events';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {nginxFiles, rulesOfBuild} from '../../deploy/nginx/configuration';
import {CODINGS} from '../../deploy/serve/rules';
import {freePort} from '../trial-site/free-port';
import {median, rounded} from './figures';
import type {Row} from './figures';
import {untilListening} from './nginx';
import {assertServerPrograms, BROTLI_MODULE} from './programs';
import {builtProject} from './sizes';

const PAGE = 'docs/biz/v3/account/v3_account_1_0';

/** Seconds and number of the alternating measurements, and seconds of the run that counts errors. */
const TURN = 8;
const TURNS = 5;
const LONG = 60;

const CONNECTIONS = 64;

/** Debian's defaults with one worker process: the other core is for wrk. */
const configuration = (folder: string, sitePort: number, plainPort: number) => `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
master_process off;
pcre_jit on;
pid nginx.pid;
error_log error.log;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${name};`).join('\n')}
  include http.conf;
  server { listen 127.0.0.1:${sitePort}; include server.conf; }
  server { listen 127.0.0.1:${plainPort}; root "${folder}"; }
}`;

/** Linux counts the CPU time of a process in hundredths of a second. */
const MICROSECONDS_PER_TICK = 10_000;

type Load = {readonly perSecond: number; readonly errors: number; readonly coreMicroseconds: number};

/** CPU time of a process so far, in microseconds: proc_pid_stat(5), fields 14 and 15. */
function coreTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * MICROSECONDS_PER_TICK;
}

/** Requests an address with wrk for some seconds. */
function ask(nginx: number, url: string, seconds: number): Load {
  const before = coreTime(nginx);
  const args = [
    '--threads',
    '1',
    '--connections',
    String(CONNECTIONS),
    '--duration',
    `${seconds}s`,
    '--header',
    'Accept-Encoding: br',
    url,
  ];
  const {stdout: output, error} = spawnSync('wrk', args, {encoding: 'utf8'});
  if (error)
    throw new Error(
      `[bench] wrk does not run: ${error.message}. The load is made by it. On Debian: apt-get install wrk`,
    );
  const numbers = (pattern: RegExp) => (pattern.exec(output)?.slice(1) ?? []).map(Number);
  const failed = [
    ...numbers(/connect (\d+), read (\d+), write (\d+), timeout (\d+)/),
    ...numbers(/Non-2xx or 3xx responses: (\d+)/),
  ];
  const [requests = 0] = numbers(/(\d+) requests in/);
  return {
    perSecond: numbers(/Requests\/sec:\s*([\d.]+)/)[0],
    errors: failed.reduce((sum, count) => sum + count, 0),
    coreMicroseconds: (coreTime(nginx) - before) / requests,
  };
}

function measure(nginx: number, site: string, plain: string): readonly Row[] {
  [site, plain].forEach((url) => ask(nginx, url, 1));
  const turns = Array.from({length: TURNS}, () => ({site: ask(nginx, site, TURN), plain: ask(nginx, plain, TURN)}));
  const long = ask(nginx, site, LONG);
  const row = (what: string, loads: readonly Load[]) => ({
    what,
    'requests a second': rounded(median(loads.map(({perSecond}) => perSecond))),
    'core µs a request': rounded(median(loads.map(({coreMicroseconds}) => coreMicroseconds)), 1),
    errors: loads.reduce((sum, {errors}) => sum + errors, 0),
  });
  const ratio = median(turns.map((turn) => turn.site.perSecond / turn.plain.perSecond));
  return [
    {
      ...row(
        'one plain file',
        turns.map(({plain: load}) => load),
      ),
      share: 1,
    },
    {
      ...row(
        'a page of the site',
        turns.map(({site: load}) => load),
      ),
      share: rounded(ratio, 3),
    },
    {...row(`a page of the site, ${LONG} s`, [long]), share: ''},
  ];
}

/**
 * Requests a second and errors for a typical page in brotli, alternating with a plain file of the same size, in one nginx.
 *
 * @throws when nginx, its brotli module or wrk is missing
 */
export async function loadRows(): Promise<readonly Row[]> {
  assertServerPrograms();
  const build = builtProject();
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const [sitePort, plainPort] = [await freePort(), await freePort()];
  copyFileSync(path.join(build, `${PAGE}.html${CODINGS.br}`), path.join(folder, 'plain'));
  const rules = nginxFiles(build, rulesOfBuild(build));
  const files = {...rules, 'nginx.conf': configuration(folder, sitePort, plainPort)};
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', path.join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  try {
    await untilListening(plainPort);
    return measure(Number(nginx.pid), `http://127.0.0.1:${sitePort}/${PAGE}`, `http://127.0.0.1:${plainPort}/plain`);
  } finally {
    nginx.kill();
    await once(nginx, 'exit');
    rmSync(folder, {recursive: true});
  }
}
