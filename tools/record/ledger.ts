/** `npm run record -- ledger`: adds the addresses that are new in the build to src/plugins/addresses/published.json. */
import {existsSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {PUBLISHED} from '../../src/plugins/addresses/ledger';
import type {Ledger} from '../../src/plugins/addresses/ledger';
import {builtAnchors, extended} from './anchors';
import {BUILD} from './built-pages';

const file = path.join(__dirname, '..', '..', PUBLISHED);
if (!existsSync(BUILD)) {
  console.error(
    `[record] ${BUILD}: no such folder. Expected a build, whose addresses are recorded. Run \`npm run build\` first.`,
  );
  process.exit(1);
}
const ledger = extended(JSON.parse(readFileSync(file, 'utf8')) as Ledger, builtAnchors());
writeFileSync(file, `${JSON.stringify(ledger, null, 1)}\n`);
console.log(`${Object.values(ledger).flat().length} anchors on ${Object.keys(ledger).length} pages`);
