import {readFileSync} from 'fs';
import path from 'path';
import type {Config} from '@docusaurus/types';
import {jsLoader} from '../js-loader';
import {withOwnDocs} from './preset';

const TEMPLATE = path.join(__dirname, '..', '..', '..', 'page-template.html');

/** The configuration for beta.13: what an owner leaves out is that of this site, where another default would not work. */
export const completeConfig = (config: Config): Config =>
  withOwnDocs({
    ssrTemplate: readFileSync(TEMPLATE, 'utf8'),
    webpack: {jsLoader},
    // src/controls/base-url-banner.ts shows it on every page, not on the home page only.
    baseUrlIssueBanner: false,
    ...config,
  });
