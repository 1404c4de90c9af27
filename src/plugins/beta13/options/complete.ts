import {readFileSync} from 'fs';
import path from 'path';
import type {Config} from '@docusaurus/types';
import {jsLoader} from '../js-loader';
import {withOwnDocs} from './preset';

const TEMPLATE = path.join(__dirname, '..', '..', '..', 'page-template.html');

/** Adds this site's value for each option that an owner leaves out, if beta.13's default would not work. */
export const completeConfig = (config: Config): Config =>
  withOwnDocs({
    ssrTemplate: readFileSync(TEMPLATE, 'utf8'),
    webpack: {jsLoader},
    // src/controls/base-url-banner.ts shows it on every page; beta.13 only on the home page.
    baseUrlIssueBanner: false,
    ...config,
  });
