import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {versionNumber} from '../../data/versions';
import {KIT_FILE, downloadsFolder} from '../contract/pages/downloads';
import {contractVersions} from '../contract/versions';
import {archive} from './archive';
import {onDemand} from '../on-demand';
import type * as OnlyBuild from './kit-files';

/** Writes the kit of every docs version beside its other downloads. */
export default function sampleKit({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'sample-kit',
    async postBuild({outDir}: Props) {
      // With its libraries, which `start` does without.
      const {kitFiles} = onDemand(__filename)('./kit-files') as typeof OnlyBuild;
      for (const version of contractVersions(siteDir)) {
        const folder = path.join(outDir, downloadsFolder(versionNumber(version.version)));
        mkdirSync(folder, {recursive: true});
        writeFileSync(path.join(folder, KIT_FILE), archive(await kitFiles(siteDir, version)));
      }
    },
  };
}
