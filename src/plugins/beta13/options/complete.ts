import {readFileSync} from 'fs';
import {createRequire} from 'module';
import path from 'path';
import type {Config} from '@docusaurus/types';
import type {Joi} from '@docusaurus/utils-validation';
import {ProblemsError, throwProblems} from '../../../../contract';
import {hasPlace, readThrown} from '../../thrown';
import {jsLoader} from '../js-loader';
import {configProblem} from './config-problem';
import {withOwnDocs} from './preset';
import {schemaProblems} from './validate';

const TEMPLATE = path.join(__dirname, '..', '..', '..', 'page-template.html');

const loadCore = createRequire(__filename);

/** What docusaurus.config.ts exports, also in place of a default export. */
function exportedBy(siteDir: string, load: () => unknown): Config {
  let loaded: unknown;
  try {
    loaded = load();
  } catch (error) {
    if (hasPlace(error)) throw error;
    const {reason, place} = readThrown(siteDir, error, __filename);
    throw new ProblemsError([
      {...configProblem(`the configuration cannot be loaded: ${reason}. Fix the code of the file.`), ...place},
    ]);
  }
  const config = (loaded as {readonly default?: unknown}).default ?? loaded;
  const isObject = typeof config === 'object' && config !== null && !(config instanceof Promise);
  const what = typeof config === 'function' ? 'a function' : config instanceof Promise ? 'a promise' : String(config);
  throwProblems(
    isObject
      ? []
      : [configProblem(`the configuration is ${what}. Expected an object, as beta.13 waits for nothing. Export that.`)],
  );
  return config as Config;
}

/** Adds this site's value for each option that an owner leaves out, if beta.13's default would not work. */
export const completeConfig = (config: Config): Config =>
  withOwnDocs({
    ssrTemplate: readFileSync(TEMPLATE, 'utf8'),
    webpack: {jsLoader},
    // src/controls/base-url-banner.ts shows it on every page; beta.13 only on the home page.
    baseUrlIssueBanner: false,
    ...config,
  });

/**
 * Loads docusaurus.config.ts, checks it by the schema of beta.13, and completes it.
 *
 * @throws ProblemsError for code that cannot run, and with every option that the schema refuses
 */
export function loadConfig(siteDir: string, load: () => unknown): Config {
  const config = exportedBy(siteDir, load);
  const {ConfigSchema} = loadCore('@docusaurus/core/lib/server/configValidation') as {
    readonly ConfigSchema: Joi.ObjectSchema<object>;
  };
  const {error} = ConfigSchema.validate(config, {abortEarly: false});
  throwProblems(schemaProblems(siteDir, ConfigSchema, error?.details ?? [], 'the configuration'));
  return completeConfig(config);
}
