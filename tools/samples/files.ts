import {createHash} from 'crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {LANGUAGES, createResolve, interfaceSample, isWebhook, operationsOf, topicOf} from '../../contract';
import type {Language, LocatedOperation} from '../../contract';
import {siteVersions} from '../../src/plugins/docs/site-versions';

/** A program in a language. */
export type Sample = {readonly language: Language['id']; readonly fileName: string; readonly text: string};

/** The sample of an interface. */
export type InterfaceSample = Sample & {
  /** Docusaurus's name of the docs version, e.g. `current`. */
  readonly version: string;
  /** e.g. `v3#createTask` */
  readonly id: string;
  readonly located: LocatedOperation;
};

/** Folder of a docs version that holds the samples written by hand. */
const HAND_WRITTEN = '_samples';

/** The samples of every interface of every docs version in every language. */
export function interfaceSamples(siteDir: string): readonly InterfaceSample[] {
  return siteVersions(siteDir).flatMap(({number: version, names, contracts}) =>
    names.flatMap((name) =>
      operationsOf(contracts.read(name))
        .filter(({operation}) => !isWebhook(operation))
        .flatMap((located) =>
          LANGUAGES.map(({id: language, fileName}) => ({
            language,
            fileName: fileName(topicOf(located.operation.operationId)),
            text: interfaceSample(language, name, located, createResolve(contracts, name)),
            version,
            id: `${name}#${located.operation.operationId}`,
            located,
          })),
        ),
    ),
  );
}

function filesUnder(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file));
}

/** The samples of every docs version that are written by hand. */
export function handWrittenSamples(siteDir: string): readonly Sample[] {
  const frozen = readdirSync(path.join(siteDir, 'versioned_docs')).map((version) => `versioned_docs/${version}`);
  const files = ['docs', ...frozen].flatMap((docs) => filesUnder(path.join(siteDir, docs, HAND_WRITTEN)));
  return files.flatMap((file) => {
    const language = LANGUAGES.find(({fileName}) => path.extname(fileName('topic')) === path.extname(file));
    return language ? [{language: language.id, fileName: path.basename(file), text: readFileSync(file, 'utf8')}] : [];
  });
}

/** What tells equal programs from others: the docs versions have most of theirs in common. */
export const keyOf = ({language, fileName, text}: Sample): string =>
  createHash('sha256').update(`${language}\n${fileName}\n${text}`).digest('hex').slice(0, 16);

/** Each program once. */
export const distinct = <T extends Sample>(samples: readonly T[]): readonly T[] =>
  Array.from(new Map(samples.map((sample) => [keyOf(sample), sample])).values());

/** Where a sample lies in a folder: alone, as each declares its own `main`. */
export const placeOf = (sample: Sample, folder: string): string => path.join(folder, sample.language, keyOf(sample), sample.fileName);

/** Writes samples into a folder, equal ones once. */
export function writeSamples(samples: readonly Sample[], folder: string): void {
  for (const sample of distinct(samples)) {
    const place = placeOf(sample, folder);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, sample.text);
  }
}
