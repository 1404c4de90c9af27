/** `npm run deploy -- <root> [build]` and `npm run rollback -- <root> [id]`: see deploy/README.md. */
import path from 'path';
import {deploy} from './deploy';
import {rollback} from './rollback';

const USAGE = `npm run deploy -- <root> [build]   makes the build the live site; build/ without a name
npm run rollback -- <root> [id]    makes an earlier release live again; the one before without an id`;

const report = (step: string) => console.log(`  ${step}`);

async function main([command, root, subject, ...rest]: readonly string[]): Promise<void> {
  if (!root || rest.length > 0) throw new Error(`[${command}] expected the folder of the deployment.\n${USAGE}`);
  const folder = path.resolve(root);
  const id =
    command === 'deploy'
      ? await deploy(folder, path.resolve(subject ?? path.join(__dirname, '..', 'build')), report)
      : await rollback(folder, subject, report);
  console.log(`${id} is live in ${folder}/current`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
