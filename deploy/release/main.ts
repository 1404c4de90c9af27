/** `npm run deploy -- <root> [build]` and `npm run rollback -- <root> [id]`: see deploy/README.md. */
import path from 'path';
import {parseArgs} from 'util';
import {deploy} from './deploy';
import {rollback} from './rollback';

const USAGE = `npm run deploy -- <root> [build]   makes the build the live site; build/ without a name
npm run rollback -- <root> [id]    makes an earlier release live again; the one before without an id
  --reload <command>               makes the web server read its configuration, e.g. "nginx -t && nginx -s reload"`;

const BUILD = path.join(__dirname, '..', '..', 'build');

async function main(): Promise<void> {
  const {positionals, values} = parseArgs({allowPositionals: true, options: {reload: {type: 'string'}}});
  const [command, root, subject, ...rest] = positionals;
  if (!root || rest.length > 0) throw new Error(`[${command}] expected the folder of the deployment.\n${USAGE}`);
  const folder = path.resolve(root);
  const run = {report: (step: string) => console.log(`  ${step}`), reload: values.reload};
  const id =
    command === 'deploy'
      ? await deploy(folder, path.resolve(subject ?? BUILD), run)
      : await rollback(folder, subject, run);
  console.log(`${id} is live in ${folder}/current`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
