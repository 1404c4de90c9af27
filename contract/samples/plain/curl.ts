import {TIMEOUT, paragraphs} from '../program';
import type {Part} from './body';
import {PLACEHOLDERS} from './credentials';
import type {PlainRequest} from './request';
import type {PlainWriter} from './writer';

export const quoted = (text: string): string => `'${text.replace(/'/g, "'\\''")}'`;

const filesOf = ({body}: PlainRequest): readonly Part[] =>
  body?.kind === 'form' ? body.parts.filter(({fileName}) => fileName) : [];

function partOption({name, text, mediaType, fileName}: Part): string {
  if (fileName) return `--form ${quoted(`${name}=@`)}"$file"${quoted(`;type=${mediaType};filename=${fileName}`)}`;
  // Quoted, as curl would interpret characters such as `;` in the value.
  return mediaType
    ? `--form ${quoted(`${name}="${text.replace(/["\\]/g, '\\$&')}";type=${mediaType}`)}`
    : `--form-string ${quoted(`${name}=${text}`)}`;
}

function bodyOptions({body}: PlainRequest): readonly string[] {
  if (!body) return [];
  return body.kind === 'form' ? body.parts.map(partOption) : ['--data-raw "$body"'];
}

const METHODS: Readonly<Record<string, readonly string[]>> = {GET: [], HEAD: ['--head']};

/** Writes samples for Bash with curl. */
export const curl: PlainWriter = {
  comment: '#',
  steps: {
    address: ({base, target}) => `base=${quoted(base)}\nbase=\${SANDBOX_URL:-$base}\ntarget=${quoted(target)}`,
    body: (request) => {
      const {body} = request;
      if (body && body.kind !== 'form') return `body=${quoted(body.text)}`;
      const [file] = filesOf(request);
      return file ? `file=$(mktemp)\ntrap 'rm -f "$file"' EXIT\nprintf '%s' ${quoted(file.text)} >"$file"` : '';
    },
    send: (request) => {
      const options = [
        ...(METHODS[request.method] ?? [`--request ${request.method}`]),
        ...request.headers.map(([name, text]) => `--header ${quoted(text ? `${name}: ${text}` : `${name};`)}`),
        ...(request.basic ? [`--user ${quoted(`${PLACEHOLDERS.user}:${PLACEHOLDERS.password}`)}`] : []),
        ...bodyOptions(request),
      ];
      const first = `curl --silent --show-error --globoff --max-time ${TIMEOUT} --write-out '\\nHTTP %{http_code}\\n' "$base$target"`;
      return [first, ...options.map((option) => `  ${option}`)].join(' \\\n');
    },
  },
  file: (headline, steps) => paragraphs(`#!/usr/bin/env bash\n# ${headline}\nset -euo pipefail`, steps),
};
