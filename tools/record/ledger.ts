/** `npm run record -- ledger`: adds the addresses that are new in the build to src/plugins/addresses/published.json. */
import {writeFileSync} from 'fs';
import {builtAnchors, extended, PUBLISHED, readJson} from '../built-site/anchors';
import type {Ledger} from '../../src/plugins/addresses/ledger';

const ledger = extended(readJson<Ledger>(PUBLISHED), builtAnchors());
writeFileSync(PUBLISHED, `${JSON.stringify(ledger, null, 1)}\n`);
console.log(`${Object.values(ledger).flat().length} anchors on ${Object.keys(ledger).length} pages`);
