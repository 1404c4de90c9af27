import {ANSWERS, LANGUAGES, handWrittenSamples, interfaceSample, topicOf} from '../../../../contract';
import type {LocatedOperation, Sample, Source, VersionFiles} from '../../../../contract';
import * as words from '../../../../words';
import {component} from '../tree/nodes';
import type {ComponentNode, Content} from '../tree/nodes';
import {codeBlock} from './markdown';
import type {Block} from './context';

/** What the sandbox answered to the sample of an interface; nothing where no answer is recorded. */
export const recordedAnswer = ({read}: VersionFiles, contract: string, operationId: string): unknown =>
  (JSON.parse(read(ANSWERS) ?? '{}') as Readonly<Record<string, unknown>>)[`${contract}#${operationId}`];

/** The same program in several languages as tabs, by the component Samples; the first stands in for languages that have none. */
function sampleTabs(samples: readonly Sample[], title?: string): ComponentNode {
  const missing = LANGUAGES.filter((one) => !samples.some(({language}) => language === one)).map(({id}) => id);
  return component('Samples', {
    title,
    samples: samples.map(({language: {id, label, prism}, ...sample}, index) => ({
      language: [id, ...(index === 0 ? missing : [])].join(' '),
      label,
      prism,
      ...sample,
    })),
  });
}

const sampleOutput = (language: string, output: string): Content =>
  output ? codeBlock(language, words.operations.samples.output, output) : '';

/** The block of a topic of hand-written samples, or of a region of it. */
export const sampleBlock: Block = ({target}, _contracts, {files}) => {
  const {samples, output} = handWrittenSamples(files, target.trim());
  return {head: [sampleTabs(samples), sampleOutput('text', output)]};
};

/** Programs that call an interface, one in each language, and what the sandbox answers. */
export function callSamples(source: Source, located: LocatedOperation, files: VersionFiles): Content {
  const samples = LANGUAGES.map((language) => ({
    language,
    title: language.fileName(topicOf(located.operation.anchor)),
    code: interfaceSample(language.id, located, source).trimEnd(),
  }));
  const answer = recordedAnswer(files, source.name, located.operation.operationId);
  return [
    sampleTabs(samples, words.operations.samples.title),
    sampleOutput('json', answer === undefined ? '' : JSON.stringify(answer, null, 2)),
  ];
}
