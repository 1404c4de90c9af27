import {TIMEOUT, paragraphs} from '../../../contract/signing';
import type {Language} from '../../../contract/signing';
import * as words from '../../words';
import type {SampleRequest, Upload} from './request';
import type {Signing} from './schemes';
import {WINDOW} from './texts';

const texts = words.signing.steps;

/** A paragraph of a sample. */
type Step =
  | 'address'
  | 'time'
  | 'lines'
  | 'plainBody'
  | 'body'
  | 'content'
  | 'upload'
  | 'parameters'
  | 'sorted'
  | 'sign'
  | 'query'
  | 'json'
  | 'form'
  | 'send'
  | 'verify';

/** The steps of a sample, by where its signature is sent. */
const STEPS: Readonly<Record<Signing, readonly Step[]>> = {
  none: ['address', 'plainBody', 'send', 'verify'],
  headers: ['address', 'body', 'time', 'lines', 'sign', 'send', 'verify'],
  query: ['address', 'time', 'parameters', 'sorted', 'sign', 'query', 'send', 'verify'],
  body: ['address', 'content', 'time', 'parameters', 'sorted', 'sign', 'json', 'send', 'verify'],
  form: ['address', 'upload', 'time', 'parameters', 'sorted', 'sign', 'form', 'send', 'verify'],
};

/** Steps of uploads only. */
type UploadStep = 'upload' | 'form';

/** Writes signed samples in a language. */
export type Writer = {
  /** Start of a comment, e.g. `//`. */
  readonly comment: string;
  /** The code of each step; empty if a request does not need the step. */
  readonly steps: Readonly<
    Record<Exclude<Step, UploadStep>, (request: SampleRequest) => string> &
      Record<UploadStep, (upload: Upload) => string>
  >;
  /** Wraps the steps into a complete file. */
  readonly file: (headline: string, steps: string, request: SampleRequest) => string;
};

function commentOf(step: Step, {signing, target, content}: SampleRequest): string {
  switch (step) {
    case 'address':
      return target.includes('?') ? texts.encodedAddress : texts.address;
    case 'time':
      return signing === 'headers' ? texts.seconds : texts.beijingTime;
    case 'lines':
      return content ? texts.lines : texts.linesWithoutBody;
    case 'send':
      return words.interpolate(texts.send, {seconds: TIMEOUT});
    case 'verify':
      return words.interpolate(texts.verify, {window: WINDOW});
    default:
      return texts[step];
  }
}

/** Writes a sample in a language. */
export function writeSigned({comment, steps, file}: Writer, language: Language['id'], request: SampleRequest): string {
  const written = STEPS[request.signing].map((step) => {
    const code =
      step === 'upload' || step === 'form' ? request.upload && steps[step](request.upload) : steps[step](request);
    return code ? `${comment} ${commentOf(step, request)}\n${code}` : '';
  });
  const {summary, method, target} = request;
  const headline = words.interpolate(texts.headline, {summary, call: `${method} ${target.split('?')[0]}`});
  const needed = `${comment} ${words.interpolate(texts.needs, {needs: words.signing.needs[language]})}`;
  return `${file(`${headline}\n${needed}`, paragraphs(...written), request)}\n`;
}
