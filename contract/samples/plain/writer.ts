import {TIMEOUT, paragraphs} from '../program';
import type {PlainRequest} from './request';
import type {Sent} from './styles';
import type {Part} from './body';
import * as words from '../../words';

/** A paragraph of a sample. */
type Step = 'address' | 'body' | 'send';

/** Writes unsigned samples in a language. */
export type PlainWriter = {
  /** Start of a comment, e.g. `//`. */
  readonly comment: string;
  /** The code of each step; empty where a request does not need the step. */
  readonly steps: Readonly<Record<Step, (request: PlainRequest) => string>>;
  /** Wraps the steps into a complete file. */
  readonly file: (headline: string, steps: string, request: PlainRequest) => string;
};

const STEPS: readonly Step[] = ['address', 'body', 'send'];

function commentOf(step: Step, {body, target, placeholders, isUnknown}: PlainRequest): string {
  if (step === 'address') {
    return (
      words.samples.address +
      (/[?%]/.test(target) ? words.samples.encoded : '') +
      (isUnknown ? words.samples.unknownServer : '')
    );
  }
  if (step === 'body') return body?.kind === 'form' ? words.samples.form : words.samples.body;
  return words.interpolate(words.samples.send, {seconds: TIMEOUT}) + (placeholders ? words.samples.placeholders : '');
}

/** Writes a sample in a language. */
export function writePlain({comment, steps, file}: PlainWriter, request: PlainRequest): string {
  const written = STEPS.map((step) => {
    const code = steps[step](request);
    return code ? `${comment} ${commentOf(step, request)}\n${code}` : '';
  });
  return `${file(request.headline, paragraphs(...written), request)}\n`;
}

/** Escapes the characters that would end the name of a part (WHATWG, multipart/form-data encoding algorithm). */
const partName = (name: string): string => name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

/** The headers of a part of a multipart form. */
export const partHeaders = ({name, mediaType, fileName}: Part): readonly Sent[] => [
  ['Content-Disposition', `form-data; name="${partName(name)}"${fileName ? `; filename="${fileName}"` : ''}`],
  ...(mediaType ? [['Content-Type', mediaType] as const] : []),
];

/** A part of a multipart form without the boundaries. */
export const partText = (part: Part): string =>
  `${partHeaders(part)
    .map((pair) => `${pair.join(': ')}\r\n`)
    .join('')}\r\n${part.text}`;
