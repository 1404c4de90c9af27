/** `npm run record -- ledger`: adds the addresses that are new in the build to src/plugins/addresses/published.json. */
import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {PUBLISHED} from '../../src/plugins/addresses/ledger';
import type {Ledger} from '../../src/plugins/addresses/ledger';
import {builtAnchors, extended} from './anchors';

const file = path.join(__dirname, '..', '..', PUBLISHED);
const ledger = extended(JSON.parse(readFileSync(file, 'utf8')) as Ledger, builtAnchors());
writeFileSync(file, `${JSON.stringify(ledger, null, 1)}\n`);
console.log(`${Object.values(ledger).flat().length} anchors on ${Object.keys(ledger).length} pages`);
