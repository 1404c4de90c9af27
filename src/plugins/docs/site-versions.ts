import {contractVersions} from '../../../contract';
import type {VersionContracts} from '../../../contract';
import {docsVersions} from '../../data/versions';

/** The contracts of every docs version of a site, oldest first. */
export const siteVersions = (siteDir: string): readonly VersionContracts[] => contractVersions(siteDir, docsVersions);
