import {readFileSync} from 'fs';
import path from 'path';
import type {Config} from '@docusaurus/types';
import {jsLoader} from '../js-loader';
import {withOwnDocs} from './preset';

/** The template of pages, which the plugins of this site finish. */
const TEMPLATE = path.join(__dirname, '..', '..', '..', 'page-template.html');

/**
 * The configuration of a site for beta.13: what an owner leaves out is that of this site, where another default of beta.13 would not work.
 *
 * @param config as an owner wrote it
 */
export const completeConfig = (config: Config): Config =>
  withOwnDocs({
    ssrTemplate: readFileSync(TEMPLATE, 'utf8'),
    webpack: {jsLoader},
    // src/controls/base-url-banner.ts shows it on every page, not on the home page only.
    baseUrlIssueBanner: false,
    ...config,
  });
