import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {KIT_FILE, downloadsFolder} from '../../../docs/blocks/downloads';
import {siteVersions} from '../../../docs/site-versions';
import {archive} from './archive';
import {kitFiles} from './kit-files';

/** Writes the kit of every docs version beside its other downloads. */
export async function writeKits({siteDir, outDir}: Props): Promise<void> {
  for (const version of siteVersions(siteDir)) {
    const folder = path.join(outDir, downloadsFolder(version.number));
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, KIT_FILE), archive(await kitFiles(siteDir, version)));
  }
}
