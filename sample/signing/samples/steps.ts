import {paragraphs} from '../../../contract/signing';
import type {SampleRequest, Upload} from './request';
import type {Signing} from './schemes';
import {COMMENTS} from './texts';

/** A paragraph of a sample. */
type Step = 'address' | 'time' | 'lines' | keyof typeof COMMENTS;

/** What a sample does, by the way in which its request is signed. */
const STEPS: Readonly<Record<Signing, readonly Step[]>> = {
  none: ['address', 'plainBody', 'send'],
  headers: ['address', 'body', 'time', 'lines', 'sign', 'send'],
  query: ['address', 'time', 'parameters', 'sorted', 'sign', 'query', 'send'],
  body: ['address', 'content', 'time', 'parameters', 'sorted', 'sign', 'json', 'send'],
  form: ['address', 'upload', 'time', 'parameters', 'sorted', 'sign', 'form', 'send'],
};

/** The steps that only an upload takes. */
type UploadStep = 'upload' | 'form';

/** How a language writes a sample. */
export type Writer = {
  /** What opens a comment, e.g. `//`. */
  readonly comment: string;
  /** Code of each step; empty where a request has no need of it. */
  readonly steps: Readonly<
    Record<Exclude<Step, UploadStep>, (request: SampleRequest) => string> &
      Record<UploadStep, (upload: Upload) => string>
  >;
  /** The whole file around the steps. */
  readonly file: (headline: string, steps: string, request: SampleRequest) => string;
};

function commentOf(step: Step, {signing, target, content}: SampleRequest): string {
  switch (step) {
    case 'address':
      return `本地沙箱的地址和请求的路径${target.includes('?') ? '；查询串里的值已做 URL 编码，签名和发送使用同一个字符串' : ''}`;
    case 'time':
      return `${signing === 'headers' ? '时间戳，单位是秒' : '北京时间'}；随机串每次重新生成`;
    case 'lines':
      return `待签名字符串：五行，每一行都以换行符结尾${content ? '' : '；没有请求体，最后一行为空'}`;
    default:
      return COMMENTS[step];
  }
}

/** Writes a sample in a language. */
export function writeSigned({comment, steps, file}: Writer, request: SampleRequest): string {
  const written = STEPS[request.signing].map((step) => {
    const code =
      step === 'upload' || step === 'form' ? request.upload && steps[step](request.upload) : steps[step](request);
    return code ? `${comment} ${commentOf(step, request)}\n${code}` : '';
  });
  return `${file(`${request.summary}：${request.method} ${request.target.split('?')[0]}`, paragraphs(...written), request)}\n`;
}
