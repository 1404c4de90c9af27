/** `npm run deploy -- <root> [build]` and `npm run rollback -- <root> [id]`: see deploy/README.md. */
import path from 'path';
import {parseArgs} from 'util';
import {argumentMistake} from './serve/argument-mistake';
import {deployToStorage} from './storage/deploy';
import {edgeRules} from './storage/edge-rules';
import {rollbackInStorage} from './storage/rollback';
import {isStorage, openStorage, targetOf} from './storage/storage';
import {deploy} from './release/deploy';
import {rollback} from './release/rollback';
import type {Run} from './release/switch';

const USAGE = `npm run deploy -- <root> [build]   makes the build the live site; build/ without a name
npm run rollback -- <root> [id]    makes an earlier release live again; the one before without an id
  <root>                           folder on this server, or rclone:<remote>:<bucket>, with a prefix rclone:<remote>:<bucket>/<prefix>
  --reload <command>               makes the web server read its configuration, e.g. "nginx -t && nginx -s reload", or the CDN forget pages`;

const BUILD = path.join(__dirname, '..', 'build');

async function onServer(command: string, root: string, subject: string | undefined, run: Run): Promise<void> {
  const folder = path.resolve(root);
  const id =
    command === 'deploy'
      ? await deploy(folder, path.resolve(subject ?? BUILD), run)
      : await rollback(folder, subject, run);
  console.log(`${id} is live in ${folder}/current`);
}

async function inStorage(command: string, root: string, subject: string | undefined, run: Run): Promise<void> {
  const storage = openStorage(targetOf(root));
  const build = path.resolve(subject ?? BUILD);
  const id =
    command === 'deploy' ? await deployToStorage(storage, build, run) : await rollbackInStorage(storage, subject, run);
  console.log(`${id} is live in ${storage.target}`);
  if (command === 'deploy') console.log(edgeRules(build).join('\n'));
}

async function main(): Promise<void> {
  const {positionals, values} = parseArgs({allowPositionals: true, options: {reload: {type: 'string'}}});
  const [command, root, subject, ...rest] = positionals;
  if (!root || rest.length > 0) throw new Error(`[${command}] expected the place of the deployment.\n${USAGE}`);
  const run = {report: (step: string) => console.log(`  ${step}`), reload: values.reload};
  await (isStorage(root) ? inStorage : onServer)(command, root, subject, run);
}

main().catch((error: NodeJS.ErrnoException) => {
  const isOfArguments = error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isOfArguments ? `[${process.argv[2]}] ${argumentMistake(error)}.\n${USAGE}` : error.message);
  process.exitCode = 1;
});
