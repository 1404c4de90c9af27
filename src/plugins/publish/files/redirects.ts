import {writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {readYamlOnce} from '../../../../contract';
import {redirectsFile} from '../../../../deploy/serve/redirects';
import {REDIRECTS_FILE} from '../../../../deploy/serve/rules';
import {MOVED, movedPages} from '../../addresses/ledger';
import type {Moved} from '../../addresses/ledger';

/** Writes the redirects of pages that moved, for servers and static hosts. */
export function writeRedirects({siteDir, outDir, baseUrl}: Props): void {
  const moved = readYamlOnce(siteDir, MOVED).data as Moved;
  writeFileSync(path.join(outDir, REDIRECTS_FILE), redirectsFile(movedPages(moved), baseUrl));
}
