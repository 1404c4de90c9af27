import {ANSWERS, LANGUAGES, handWrittenSamples, interfaceSample, ownSamples, topicOf} from '../../../../contract';
import type {LocatedOperation, OwnSample, Sample, Source, VersionFiles} from '../../../../contract';
import * as words from '../../../../contract/words';
import {component} from '../tree/nodes';
import type {ComponentNode, Content} from '../tree/nodes';
import type {Block, PageContext} from './context';
import {KIT_FILE} from './downloads';
import {codeBlock} from './markdown';

/** The recorded response of the sandbox to the sample of an operation; undefined if there is none. */
export const recordedAnswer = ({read}: VersionFiles, contract: string, operationId: string): unknown =>
  (JSON.parse(read(ANSWERS) ?? '{}') as Readonly<Record<string, unknown>>)[`${contract}#${operationId}`];

/**
 * The same program in several languages, as tabs of the component Samples; the first one is also shown for languages without one. Samples of
 * the provider come first, and replace generated ones of the same language.
 */
function sampleTabs(samples: readonly Sample[], title?: string, own: readonly OwnSample[] = []): ComponentNode {
  const ours = samples
    .filter(({language}) => !own.some(({id}) => id === language.id))
    .map(({language: {id, label, prism}, ...sample}) => ({language: id as string, label, prism, ...sample}));
  const theirs = own.map(({id, ...sample}) => ({language: id, title: words.operations.samples.own, ...sample}));
  const all = [...theirs, ...ours];
  const missing = LANGUAGES.map(({id}) => id).filter((id) => !all.some(({language}) => language === id));
  return component('Samples', {
    title,
    ...(own.length > 0 && {own: own.map(({id}) => id).join(' ')}),
    samples: all.map((sample, index) => ({
      ...sample,
      language: [sample.language, ...(index === 0 ? missing : [])].join(' '),
    })),
  });
}

const sampleOutput = (language: string, output: string): Content =>
  output ? codeBlock(language, words.operations.samples.output, output) : '';

/** The requirements of a copied program, with a link to the kit. */
const needs = ({downloadUrl}: PageContext): string =>
  words.interpolate(words.operations.samples.needs, {kit: downloadUrl(KIT_FILE)});

/**
 * The block of a hand-written sample, or of a region of it; a region is shown without the requirements, which the page states with the whole
 * sample.
 */
export const sampleBlock: Block = ({target}, _contracts, context) => {
  const {samples, output} = handWrittenSamples(context.files, target.trim());
  return {head: [sampleTabs(samples), target.includes('#') ? '' : needs(context), sampleOutput('text', output)]};
};

/** Programs that call an operation, one in each language, and the response of the sandbox. */
export function callSamples(source: Source, located: LocatedOperation, context: PageContext): Content {
  const samples = LANGUAGES.map((language) => ({
    language,
    title: language.fileName(topicOf(located.operation.anchor)),
    code: interfaceSample(language.id, located, source).trimEnd(),
  }));
  const answer = recordedAnswer(context.files, source.name, located.operation.operationId);
  return [
    sampleTabs(samples, words.operations.samples.title, ownSamples(located.operation)),
    // Samples of contracts without a signing scheme call the platform itself, and read no keys.
    source.document['x-signing'] === undefined ? '' : needs(context),
    sampleOutput('json', answer === undefined ? '' : JSON.stringify(answer, null, 2)),
  ];
}
