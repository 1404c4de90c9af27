import {existsSync, readdirSync} from 'fs';
import path from 'path';
import Ajv from 'ajv/dist/2020';
import type {ErrorObject} from 'ajv/dist/2020';
import {collectProblems, pointerKeys, readYamlOnce, suggestion} from '../../../../contract';
import type {Problem, YamlFile} from '../../../../contract';
import schemas from '../../../data/data.schema.json';

/** What messages name, as those of src/data/site.ts. */
const PLUGIN = 'site';

/** Words for keywords whose messages in ajv say less. */
const WORDS: Readonly<Record<string, string>> = {minLength: 'is empty', anyOf: 'is incomplete'};

const nameOf = (keys: readonly string[]): string => (keys.length > 0 ? `"${keys.join('.')}" ` : '');

function mistakeOf({instancePath, keyword, message, params, parentSchema}: ErrorObject) {
  const keys = pointerKeys(instancePath);
  const {additionalProperty: unknown, missingProperty: missing} = params as Readonly<
    Record<string, string | undefined>
  >;
  if (unknown !== undefined) {
    const known = Object.keys((parentSchema?.properties ?? {}) as object);
    const all = `Known: ${known.join(', ')}.${suggestion(unknown, known)}`;
    return {keys: [...keys, unknown], message: `"${unknown}" is unknown. ${all} Fix or drop it.`};
  }
  if (missing !== undefined) return {keys, message: `${nameOf(keys)}has no "${missing}". Add it.`};
  const {description} = (parentSchema ?? {}) as {readonly description?: string};
  const expected = description === undefined ? '' : ` Expected ${description}.`;
  return {keys, message: `${nameOf(keys)}${WORDS[keyword] ?? message}.${expected} Fix it.`};
}

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  validateSchema: false,
  allowUnionTypes: true,
  code: {optimize: false},
});

function problemsIn({file, data, positionOf}: YamlFile, schema: object): readonly Problem[] {
  if (ajv.validate(schema, data)) return [];
  return (ajv.errors ?? [])
    .filter(({schemaPath}) => !schemaPath.includes('/anyOf/'))
    .map(mistakeOf)
    .map(({keys, message}) => ({plugin: PLUGIN, file, ...positionOf(keys), message}));
}

/** Folders with translations of the theme and of plugins; others are pages. */
const OF_PLUGIN = /^docusaurus-(?:theme|plugin)-/;

/** The files that `write-translations` writes. */
function translationFiles(siteDir: string): readonly string[] {
  const list = (folder: string) => {
    const absolute = path.join(siteDir, folder);
    const entries = existsSync(absolute) ? readdirSync(absolute, {withFileTypes: true}) : [];
    return entries.map((entry) => ({name: entry.name, at: `${folder}/${entry.name}`, isFolder: entry.isDirectory()}));
  };
  const own = list('i18n').flatMap(({at}) => list(at));
  const ofPlugins = own.filter(({name}) => OF_PLUGIN.test(name)).flatMap(({at}) => list(at));
  return [...own, ...ofPlugins].filter(({name, isFolder}) => !isFolder && name.endsWith('.json')).map(({at}) => at);
}

/** Checks the data of the site, which its code reads without a check, and translations, by src/data/data.schema.json. */
export function dataProblems(siteDir: string): readonly Problem[] {
  const {translations, ...data} = schemas;
  const ofTranslations = translationFiles(siteDir).map((file) => [file, translations] as const);
  return [...Object.entries(data), ...ofTranslations]
    .filter(([file]) => existsSync(path.join(siteDir, file)))
    .flatMap(([file, schema]) => collectProblems(() => problemsIn(readYamlOnce(siteDir, file), schema)))
    .map((problem) => ({...problem, plugin: PLUGIN}));
}
