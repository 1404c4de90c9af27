import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {PluginIdSchema, printWarning} from '@docusaurus/utils-validation';
import type {Joi} from '@docusaurus/utils-validation';
import {suggestion, throwProblems} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {CONFIG_FILE} from '../../policy/options';
import {configProblem} from './config-problem';

type Schema = Joi.ObjectSchema<object>;
type Details = Joi.ValidationError['details'];

/** What Joi tells of a schema. */
type Described = {
  readonly flags?: {readonly presence?: string};
  readonly keys?: Readonly<Record<string, Described | undefined>>;
  readonly items?: readonly Described[];
};

/** The type of a detail that says that an option is missing. */
const REQUIRED = 'any.required';

const keysAt = (schema: Schema, steps: Details[number]['path']): readonly string[] => {
  const described = steps.reduce<Described | undefined>(
    (at, step) => (typeof step === 'number' ? at?.items?.[0] : at?.keys?.[step]),
    schema.describe() as Described,
  );
  // Options with a new name are known to be refused.
  return Object.entries(described?.keys ?? {}).flatMap(([key, of]) =>
    of?.flags?.presence === 'forbidden' ? [] : [key],
  );
};

/** The line of a key, if the configuration has it once. */
function lineOf(siteDir: string, key: string | number | undefined): number | undefined {
  const file = path.join(siteDir, CONFIG_FILE);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const name = String(key).replace(/\W/g, '\\$&');
  const property = new RegExp(`(?<![\\w$.])['"]?${name}['"]?\\s*[:,]`);
  const found = lines.flatMap((line, index) => (property.test(line) ? [index + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

function remedyOf(schema: Schema, {type, path: steps}: Details[number]): string {
  if (type === REQUIRED) return 'Add it.';
  const known = type === 'object.unknown' ? keysAt(schema, steps.slice(0, -1)) : [];
  if (known.length === 0) return 'Fix it.';
  return `Known: ${known.join(', ')}.${suggestion(String(steps.at(-1)), known)} Fix or drop it.`;
}

/**
 * Says each mistake that a schema finds in a part of the configuration.
 *
 * @param part e.g. `themeConfig`
 */
export const schemaProblems = (siteDir: string, schema: Schema, details: Details, part: string): readonly Problem[] =>
  details.map((detail) => {
    // Some messages of beta.13 begin with an arrow, and end with an example.
    const message = detail.message.replace(/^ => |[.;]?\s*$/g, '');
    return {
      ...configProblem(`${part}: ${message}. ${remedyOf(schema, detail)}`),
      line: detail.type === REQUIRED ? undefined : lineOf(siteDir, detail.path.at(-1)),
    };
  });

/** Keys of `themeConfig` that are like one of theme-classic which is missing, and that no schema refuses. */
const misspelt = (siteDir: string, schema: Schema, config: object): readonly Problem[] => {
  const known = keysAt(schema, []);
  const missing = known.filter((key) => !(key in config));
  return Object.keys(config)
    .filter((key) => !known.includes(key))
    .flatMap((key) => {
      const meant = suggestion(key, missing);
      const message = `themeConfig: "${key}" is unknown.${meant} Rename it, or put a value of your own into customFields.`;
      return meant ? [{...configProblem(message), line: lineOf(siteDir, key)}] : [];
    });
};

/** Validates the options of one plugin, and its part of `themeConfig`, as beta.13 does. */
export type Validators = {
  readonly options: (schema: Schema, options: object) => object;
  readonly themeConfig: (schema: Schema, config: object) => object;
};

/**
 * The functions that core gives to `validateOptions` and `validateThemeConfig` of a plugin. Those of beta.13 stop at the first mistake, and
 * name neither the plugin nor the file.
 *
 * @param plugin its name in messages
 */
export function validatorsOf(siteDir: string, plugin: string): Validators {
  const validate = (schema: Schema, given: object, part: string): object => {
    const {error, warning, value} = schema.validate(given, {convert: false, abortEarly: false});
    printWarning(warning);
    throwProblems(schemaProblems(siteDir, schema, error?.details ?? [], part));
    return value as object;
  };
  return {
    options: (schema, options) =>
      validate(schema.append({id: PluginIdSchema}), options, `the options of the plugin "${plugin}"`),
    themeConfig(schema, config) {
      // A theme knows its own part alone.
      const value = validate(schema.unknown(), config, 'themeConfig');
      if (plugin === '@docusaurus/theme-classic') throwProblems(misspelt(siteDir, schema, config));
      return value;
    },
  };
}
