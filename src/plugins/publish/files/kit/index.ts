import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {KIT_FILE, downloadsFolder} from '../../../docs/blocks/downloads';
import {listFiles} from '../../../../../deploy/serve/list-files';
import {docsRoute} from '../../../docs/doc-files';
import {recordsOf} from '../../../docs/page/page-record';
import {siteVersions} from '../../../docs/site-versions';
import {storeOf} from '../../../store';
import {archive} from './archive';
import {kitFiles} from './kit-files';

/** Writes the kit of every docs version beside its other downloads. */
export async function writeKits({siteDir, outDir, baseUrl}: Props): Promise<void> {
  const store = storeOf(siteDir);
  const {surroundings} = recordsOf(siteDir, docsRoute(baseUrl));
  const sandbox = path.join(siteDir, 'sandbox');
  const program = listFiles(sandbox).flatMap((file) => [file, readFileSync(path.join(sandbox, file))]);
  for (const version of siteVersions(siteDir)) {
    const folder = path.join(outDir, downloadsFolder(version.number));
    mkdirSync(folder, {recursive: true});
    const kit = await store.bytes('kit', [surroundings.of(version.folder), version.number, ...program], async () => archive(await kitFiles(siteDir, version)));
    writeFileSync(path.join(folder, KIT_FILE), kit);
  }
}
