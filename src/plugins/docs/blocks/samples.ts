import {codeBlock} from './markdown';
import {SAMPLES_FOLDER, LANGUAGES, handWrittenSamples, interfaceSample, topicOf} from '../../../../contract';
import type {LocatedOperation, Resolve, Sample, VersionFiles} from '../../../../contract';
import type {Block} from './block';
import {component} from './component';

/** What the sandbox answered to the sample of each interface, by its name, e.g. `v3#createTask`. */
const ANSWERS = `${SAMPLES_FOLDER}/answers.json`;

/** Writes the same program in several languages. */
export type SamplesWriter = (samples: readonly Sample[], title?: string) => string;

/** Samples as tabs, by the component Samples. */
export const sampleTabs: SamplesWriter = (samples, title) => {
  const props = samples.map(({language: {id, label, prism}, ...sample}) => ({language: id, label, prism, ...sample}));
  return component('Samples', {title, samples: props});
};

/** Samples as code blocks one after another. */
export const sampleList: SamplesWriter = (samples, title) =>
  [
    ...(title ? [`### ${title}`] : []),
    ...samples.map(({language: {label, prism}, title: file, code}) => codeBlock(prism, `${label}：${file}`, code)),
  ].join('\n\n');

/** What a sample prints, after it. */
const sampleOutput = (language: string, output: string): string => (output ? codeBlock(language, '输出', output) : '');

/** The block of a topic of hand-written samples, or of a region of it. */
export const sampleBlock = (write: SamplesWriter): Block => ({target}, _contracts, {files}) => {
  const {samples, output} = handWrittenSamples(files, target.trim());
  return {head: ['', write(samples), '', sampleOutput('text', output), ''].join('\n')};
};

/** Programs that call an interface, one in each language, and what the sandbox answers. */
export function callSamples(write: SamplesWriter, contract: string, located: LocatedOperation, resolve: Resolve, {read}: VersionFiles): string {
  const samples = LANGUAGES.map((language) => ({
    language,
    title: language.fileName(topicOf(located.operation.operationId)),
    code: interfaceSample(language.id, contract, located, resolve).trimEnd(),
  }));
  const answers = JSON.parse(read(ANSWERS) ?? '{}') as Readonly<Record<string, unknown>>;
  const answer = answers[`${contract}#${located.operation.operationId}`];
  return [write(samples, '调用示例'), sampleOutput('json', answer === undefined ? '' : JSON.stringify(answer, null, 2))].join('\n\n');
}
