/** `npx tsx deploy/nginx/main.ts <root> <folder>`: writes the nginx configuration of the build in build/ into a folder. */
import {existsSync, mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {nginxFiles, rulesOfBuild} from './configuration';
import {NOT_FOUND_PAGE} from '../serve/rules';

const [root, folder] = process.argv.slice(2);
const build = path.join(__dirname, '..', '..', 'build');

if (!root || !path.isAbsolute(root) || !folder) {
  console.error(
    '[nginx] expected the absolute path that the build has on the server, and the folder for the configuration, ' +
      'e.g. npx tsx deploy/nginx/main.ts /srv/interface-docs /etc/nginx/interface-docs',
  );
  process.exit(1);
}
if (!existsSync(path.join(build, NOT_FOUND_PAGE))) {
  console.error('[nginx] no build in build/. Run `npm run build` first.');
  process.exit(1);
}
mkdirSync(folder, {recursive: true});
for (const [name, text] of Object.entries(nginxFiles(root, rulesOfBuild(build)))) {
  writeFileSync(path.join(folder, name), text);
  console.log(path.join(folder, name));
}
