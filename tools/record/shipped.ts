/** `npm run record -- shipped`: records the theme parts and client modules with which pages work without the app (src/plugins/live). */
import {writeFileSync} from 'fs';
import path from 'path';
import {hashesOf} from '../../src/plugins/live/shipped-files';

const ROOT = path.join(__dirname, '..', '..');

writeFileSync(
  path.join(ROOT, 'src', 'plugins', 'live', 'shipped.json'),
  `${JSON.stringify(hashesOf(ROOT), undefined, 2)}\n`,
);
