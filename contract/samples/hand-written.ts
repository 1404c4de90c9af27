import {suggestion} from '../suggestion';
import {collectProblems, throwProblems} from '../problems';
import type {Problem} from '../problems';
import type {VersionFiles} from '../read/version-files';
import {LANGUAGES} from './languages';
import type {Language} from './languages';
import {cutRegions} from './regions';
import type {CutFile} from './regions';

const CONTRACT = 'samples';
/** Folder of a docs version, with a subfolder for each topic of hand-written samples. */
export const SAMPLES_FOLDER = '_samples';
/** File with the output of a topic's program, which is the same in every language. */
const OUTPUT = 'output.txt';

/** A sample in one language, as a page shows it. */
export type Sample = {
  readonly language: Language;
  /** Name of its file. */
  readonly title: string;
  readonly code: string;
};

/** A source file of a topic. */
type TopicFile = CutFile & {readonly language: Language; readonly title: string};

/** Names of the topics of a docs version. */
const topicNames = (version: VersionFiles): readonly string[] =>
  version.list(SAMPLES_FOLDER).filter((name) => !name.includes('.'));

/** Reports regions that some languages of a topic lack: each must be in all of them. */
function missingRegions(files: readonly TopicFile[]): readonly {readonly title: string; readonly message: string}[] {
  const owners = new Map(
    files.flatMap(({title, regions}) => Array.from(regions.keys(), (name) => [name, title] as const)),
  );
  return files.flatMap(({title, regions}) =>
    Array.from(owners)
      .filter(([name]) => !regions.has(name))
      .map(([name, owner]) => ({
        title,
        message: `has no region "${name}", which ${owner} has. Mark the same step with #region ${name}.`,
      })),
  );
}

/**
 * Reads the samples of a topic.
 *
 * @throws Error where the topic does not exist; ProblemsError with all problems of its files
 */
function readTopic(
  version: VersionFiles,
  topic: string,
): {readonly files: readonly TopicFile[]; readonly output: string} {
  const folder = `${SAMPLES_FOLDER}/${topic}`;
  const files = LANGUAGES.flatMap((language) => {
    const title = language.fileName(topic);
    const text = version.read(`${folder}/${title}`);
    return text === undefined ? [] : [{language, title, ...cutRegions(text)}];
  });
  const output = version.read(`${folder}/${OUTPUT}`);
  const topics = topicNames(version);
  if (!topics.includes(topic)) {
    throw new Error(
      `topic "${topic}" not found in ${version.folder}/${SAMPLES_FOLDER}. Known: ${topics.join(', ')}.${suggestion(topic, topics)}`,
    );
  }
  const known = [...LANGUAGES.map(({fileName}) => fileName(topic)), OUTPUT];
  const mistakes = files.flatMap(({title, mistakes: own}) => own.map((mistake) => ({title, ...mistake})));
  const problems: readonly {title: string; line?: number; message: string}[] = [
    ...version
      .list(folder)
      .filter((title) => !known.includes(title))
      .map((title) => ({
        title,
        message: `is the file of no known language. Known: ${known.join(', ')}. Rename it, or take it away.`,
      })),
    ...mistakes,
    ...(mistakes.length > 0 ? [] : missingRegions(files)),
    ...(files.length === 0
      ? [{title: '', message: `has no sample. Known: ${known.join(', ')}. Add one, or take the folder away.`}]
      : []),
    ...(output === undefined
      ? [
          {
            title: OUTPUT,
            message: 'no such file. Expected what the program prints. Run a sample and save what it prints there.',
          },
        ]
      : []),
  ];
  throwProblems(
    problems.map(({title, ...problem}) => ({
      plugin: CONTRACT,
      file: `${version.folder}/${folder}/${title}`,
      ...problem,
    })),
  );
  return {files, output: output ?? ''};
}

/** The problems in the hand-written samples of a docs version. */
export function handWrittenProblems(version: VersionFiles): readonly Problem[] {
  return topicNames(version).flatMap((topic) =>
    collectProblems(() => {
      readTopic(version, topic);
      return [];
    }),
  );
}

/**
 * The samples of a topic, or one region of each, with their output.
 *
 * @param name e.g. `orders`, `story#token`
 * @throws Error where the topic or region does not exist; ProblemsError with all problems of the topic's files
 */
export function handWrittenSamples(
  version: VersionFiles,
  name: string,
): {readonly samples: readonly Sample[]; readonly output: string} {
  const [topic, region] = name.split('#');
  const {files, output} = readTopic(version, topic);
  if (region === undefined)
    return {
      samples: files.map(({language, title, whole}) => ({language, title, code: whole})),
      output: output.trimEnd(),
    };
  const samples = files.map(({language, title, regions}) => ({language, title, code: regions.get(region) ?? ''}));
  const known = files.flatMap(({regions}) => Array.from(regions.keys()));
  if (!known.includes(region)) {
    const names = Array.from(new Set(known));
    throw new Error(
      `region "${region}" not found in ${version.folder}/${SAMPLES_FOLDER}/${topic}. Known: ${names.join(', ')}.${suggestion(region, names)}`,
    );
  }
  const lines = output.split('\n').filter((line) => line.startsWith(`[${region}] `));
  return {samples, output: lines.join('\n')};
}
