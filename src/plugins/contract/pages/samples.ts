import type {Block} from './blocks';
import {codeBlock} from './markdown';
import {handWrittenSamples} from '../../samples/hand-written';
import type {Sample} from '../../samples/hand-written';

/** Writes the same program in several languages. */
export type SamplesWriter = (samples: readonly Sample[], title?: string) => string;

/** Samples as tabs, by the component Samples. */
export const sampleTabs: SamplesWriter = (samples, title) => {
  const props = samples.map(({language: {id, label, prism}, ...sample}) => ({language: id, label, prism, ...sample}));
  return `<Samples ${title ? `title="${title}" ` : ''}samples={${JSON.stringify(props)}} />`;
};

/** Samples as code blocks one after another. */
export const sampleList: SamplesWriter = (samples, title) =>
  [
    ...(title ? [`### ${title}`] : []),
    ...samples.map(({language: {label, prism}, title: file, code}) => codeBlock(prism, `${label}：${file}`, code)),
  ].join('\n\n');

/** What a sample prints, after it. */
export const sampleOutput = (language: string, output: string): string => (output ? codeBlock(language, '输出', output) : '');

/** The block of a topic of hand-written samples, or of a region of it. */
export const sampleBlock = (write: SamplesWriter): Block => ({target}, _contracts, {files}) => {
  const {samples, output} = handWrittenSamples(files, target.trim());
  return {head: ['', write(samples), '', sampleOutput('text', output), ''].join('\n')};
};
