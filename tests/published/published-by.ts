import {execFileSync, execSync, spawn} from 'child_process';
import {once} from 'events';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {createInterface} from 'readline';
import {PROJECT} from '../../tools/trial-site/copy';
import {MANIFEST_FILE} from '../../deploy/serve/rules';
import {buildFiles} from '../../tools/built-site/files';
import {freePort} from '../../tools/trial-site/free-port';
import type {Answer, Published} from './compare';

/** Cache of builds by commit. */
const KEPT = path.join(PROJECT, 'node_modules', '.cache', 'published');

/** Headers that depend on the time of the response. */
const OF_THE_MOMENT = ['date', 'etag', 'last-modified', 'content-length', 'connection', 'keep-alive'];

const git = (...args: readonly string[]) =>
  execFileSync('git', args, {cwd: PROJECT, stdio: ['ignore', 'ignore', 'inherit']});

/** Packages of a commit: those of the project if the lock files are equal. */
function installPackages(tree: string): void {
  const lockOf = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const patchesOf = (folder: string) =>
    execFileSync('git', ['ls-files', '-s', 'patches'], {cwd: folder, encoding: 'utf8'});
  if (lockOf(tree) !== lockOf(PROJECT) || patchesOf(tree) !== patchesOf(PROJECT))
    execSync('npm ci', {cwd: tree, stdio: ['ignore', 'ignore', 'inherit']});
  else symlinkSync(path.join(PROJECT, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
}

/** The responses of a commit's server for each file of its build, and for an address that does not exist. */
async function answersOf(tree: string): Promise<Readonly<Record<string, Answer>>> {
  const port = await freePort();
  const {scripts} = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8')) as {scripts: {serve: string}};
  const program = ['--import', 'tsx', scripts.serve.replace(/^tsx /, '')];
  const server = spawn(process.execPath, program, {
    cwd: tree,
    env: {...process.env, PORT: String(port)},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface(server.stdout)) if (line.includes(String(port))) break;
    const answers: Record<string, Answer> = {};
    for (const file of [...buildFiles(path.join(tree, 'build')), 'no/such/page']) {
      const address = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
      const {status, headers, body} = await fetch(`http://localhost:${port}${encodeURI(address)}`, {
        redirect: 'manual',
      });
      await body?.cancel();
      answers[address] = {
        status,
        headers: Object.fromEntries(Array.from(headers).filter(([name]) => !OF_THE_MOMENT.includes(name))),
      };
    }
    return answers;
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

async function build(commit: string, kept: string): Promise<void> {
  // Not below node_modules, where webpack does not compile code.
  const tree = path.join(mkdtempSync(path.join(tmpdir(), 'published-')), 'site');
  git('worktree', 'add', '--detach', tree, commit);
  try {
    installPackages(tree);
    execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.js', 'build'], {
      cwd: tree,
      stdio: ['ignore', process.stderr, 'inherit'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    });
    mkdirSync(kept, {recursive: true});
    writeFileSync(path.join(kept, 'answers.json'), JSON.stringify(await answersOf(tree)));
    cpSync(path.join(tree, 'build'), path.join(kept, 'build'), {recursive: true});
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

/**
 * What a commit publishes. It is built once, in a git worktree.
 *
 * @param commit its full hash
 * @throws when it cannot be built
 */
export async function publishedBy(commit: string): Promise<Published> {
  const kept = path.join(KEPT, commit);
  const folder = path.join(kept, 'build');
  if (!existsSync(folder)) await build(commit, kept);
  // The manifest has hashes of all other files.
  const names = buildFiles(folder).filter((file) => file !== MANIFEST_FILE);
  const files = new Map(names.map((file) => [file, readFileSync(path.join(folder, file))]));
  const answers = JSON.parse(readFileSync(path.join(kept, 'answers.json'), 'utf8')) as Readonly<Record<string, Answer>>;
  return {files, answers: new Map(Object.entries(answers))};
}
