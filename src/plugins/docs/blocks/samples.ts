import {codeBlock} from './markdown';
import {SAMPLES_FOLDER, LANGUAGES, handWrittenSamples, interfaceSample, topicOf} from '../../../../contract';
import type {LocatedOperation, Resolve, Sample, VersionFiles} from '../../../../contract';
import type {Block} from './block';
import {component} from '../page/nodes';
import type {ComponentNode, Content} from '../page/nodes';

/** What the sandbox answered to the sample of each interface, by its name, e.g. `v3#createTask`. */
const ANSWERS = `${SAMPLES_FOLDER}/answers.json`;

/** The same program in several languages as tabs, by the component Samples. */
const sampleTabs = (samples: readonly Sample[], title?: string): ComponentNode =>
  component('Samples', {title, samples: samples.map(({language: {id, label, prism}, ...sample}) => ({language: id, label, prism, ...sample}))});

/** What a sample prints, after it. */
const sampleOutput = (language: string, output: string): string => (output ? codeBlock(language, '输出', output) : '');

/** The block of a topic of hand-written samples, or of a region of it. */
export const sampleBlock: Block = ({target}, _contracts, {files}) => {
  const {samples, output} = handWrittenSamples(files, target.trim());
  return {head: [sampleTabs(samples), sampleOutput('text', output)]};
};

/** Programs that call an interface, one in each language, and what the sandbox answers. */
export function callSamples(contract: string, located: LocatedOperation, resolve: Resolve, {read}: VersionFiles): Content {
  const samples = LANGUAGES.map((language) => ({
    language,
    title: language.fileName(topicOf(located.operation.operationId)),
    code: interfaceSample(language.id, contract, located, resolve).trimEnd(),
  }));
  const answers = JSON.parse(read(ANSWERS) ?? '{}') as Readonly<Record<string, unknown>>;
  const answer = answers[`${contract}#${located.operation.operationId}`];
  return [sampleTabs(samples, '调用示例'), sampleOutput('json', answer === undefined ? '' : JSON.stringify(answer, null, 2))];
}
