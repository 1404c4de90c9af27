/** Loads the configuration. It imports no data of the site, whose mistakes it reports. */
import {createRequire} from 'module';
import type {Config} from '@docusaurus/types';
import type {Joi} from '@docusaurus/utils-validation';
import {ProblemsError, throwProblems} from '../../../../contract';
import {hasPlace, readThrown} from '../../thrown';
import type * as Complete from './complete';
import {configProblem} from './config-problem';
import {dataProblems} from './data-files';
import {schemaProblems} from './validate';

const loadModule = createRequire(__filename);

type Loaded = typeof Complete & {readonly exported: unknown};

/** @throws ProblemsError with the place in the site where code cannot run */
function loadAll(siteDir: string, load: () => unknown): Loaded {
  try {
    return {...(loadModule('./complete') as typeof Complete), exported: load()};
  } catch (error) {
    if (hasPlace(error)) throw error;
    const {reason, place} = readThrown(siteDir, error, __filename);
    throw new ProblemsError([
      {...configProblem(`the configuration cannot be loaded: ${reason}. Fix the code of the file.`), ...place},
    ]);
  }
}

/** The configuration in what docusaurus.config.ts exports, as `default` or itself. */
function configIn(exported: unknown): Config {
  const hasDefault = typeof exported === 'object' && exported !== null && 'default' in exported;
  const config = hasDefault ? exported.default : exported;
  const isPromise = config instanceof Promise;
  if (typeof config === 'object' && config !== null && !isPromise) return config as Config;
  const what = typeof config === 'function' ? 'a function' : isPromise ? 'a promise' : String(config);
  throw new ProblemsError([
    configProblem(`the configuration is ${what}. Expected an object, as beta.13 waits for nothing. Export that.`),
  ]);
}

/**
 * Loads docusaurus.config.ts, checks it by the schema of beta.13, and completes it.
 *
 * @param load returns what its module exports
 * @throws ProblemsError for mistakes in data, for code that cannot run, and with every option that the schema refuses
 */
export function loadConfig(siteDir: string, load: () => unknown): Config {
  throwProblems(dataProblems(siteDir));
  const {completeConfig, exported} = loadAll(siteDir, load);
  const config = configIn(exported);
  const {ConfigSchema} = loadModule('@docusaurus/core/lib/server/configValidation') as {
    readonly ConfigSchema: Joi.ObjectSchema<object>;
  };
  const {error} = ConfigSchema.validate(config, {abortEarly: false});
  throwProblems(schemaProblems(siteDir, ConfigSchema, error?.details ?? [], 'the configuration'));
  return completeConfig(config);
}
