import {createHash} from 'crypto';
import type {Parameter, Request} from './format';
import * as words from '../../../../../../words';

/** The shortest file that is text: a collection holds no bytes. */
const FILE = {fileName: 'sample.pdf', contentType: 'application/pdf', value: '%PDF-1.4\n'} as const;

const isFile = ({contentType}: Parameter): boolean => contentType !== undefined && contentType !== 'application/json';

/** A part of a form that says what the file is. */
function aboutFile(text: string): string {
  const sha256 = createHash('sha256').update(FILE.value).digest('hex');
  try {
    const about = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return JSON.stringify({
      ...about,
      ...('fileName' in about && {fileName: FILE.fileName}),
      ...('sha256' in about && {sha256}),
    });
  } catch {
    return text;
  }
}

/** A request whose form has a file in it; others stay as they are. */
export function uploadable(request: Request): Request {
  const {body} = request;
  if (!body?.formdata?.some(isFile)) return request;
  const formdata = body.formdata.map((part) =>
    isFile(part)
      ? {...part, type: 'text', ...FILE, description: {content: words.postman.file, type: 'text/plain'}}
      : {...part, ...(part.value !== undefined && {value: aboutFile(part.value)})},
  );
  return {...request, body: {...body, formdata}};
}
