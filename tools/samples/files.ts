import {createHash} from 'crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {LANGUAGES, interfaceSample, operationsOf, sourceOf, topicOf} from '../../contract';
import type {Language, LocatedOperation} from '../../contract';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';

/** A program in a language. */
export type Sample = {readonly language: Language['id']; readonly fileName: string; readonly text: string};

/** The sample of an interface. */
export type InterfaceSample = Sample & {
  /** Docusaurus's name of the docs version, e.g. `current`. */
  readonly version: string;
  /** e.g. `shop#createOrder` */
  readonly id: string;
  /** Whether its contract names a signing scheme: then the sandbox simulates it by rules, and pages show the program's output. */
  readonly signed: boolean;
  readonly located: LocatedOperation;
};

/** Folder of a docs version with the hand-written samples. */
const HAND_WRITTEN = '_samples';

/** The samples of every interface of every docs version in every language. */
export function interfaceSamples(siteDir: string): readonly InterfaceSample[] {
  return siteVersions(siteDir).flatMap(({number: version, names, contracts}) =>
    names.flatMap((name) =>
      operationsOf(contracts.read(name))
        .filter(({keys}) => keys[0] === 'paths')
        .flatMap((located) =>
          LANGUAGES.map(({id: language, fileName}) => ({
            language,
            fileName: fileName(topicOf(located.operation.anchor)),
            text: interfaceSample(language, located, sourceOf(contracts, name)),
            version,
            id: `${name}#${located.operation.operationId}`,
            signed: contracts.read(name)['x-signing'] !== undefined,
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

/** The hand-written samples of every docs version. */
export function handWrittenSamples(siteDir: string): readonly Sample[] {
  const files = siteVersions(siteDir).flatMap(({folder}) => filesUnder(path.join(siteDir, folder, HAND_WRITTEN)));
  return files.flatMap((file) => {
    const language = LANGUAGES.find(({fileName}) => path.extname(fileName('topic')) === path.extname(file));
    return language ? [{language: language.id, fileName: path.basename(file), text: readFileSync(file, 'utf8')}] : [];
  });
}

/** Key of a program for finding duplicates, as the docs versions share most programs. */
export const keyOf = ({language, fileName, text}: Sample): string =>
  createHash('sha256').update(`${language}\n${fileName}\n${text}`).digest('hex').slice(0, 16);

/** The samples without duplicates. */
export const distinct = <T extends Sample>(samples: readonly T[]): readonly T[] =>
  Array.from(new Map(samples.map((sample) => [keyOf(sample), sample])).values());

/** Path of a sample in a folder: in a subfolder of its own, as each declares its own `main`. */
export const placeOf = (sample: Sample, folder: string): string =>
  path.join(folder, sample.language, keyOf(sample), sample.fileName);

/** Writes samples into a folder, duplicates only once. */
export function writeSamples(samples: readonly Sample[], folder: string): void {
  for (const sample of distinct(samples)) {
    const place = placeOf(sample, folder);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, sample.text);
  }
}
