import {programFile, raw} from '../go';
import {TIMEOUT, lines} from '../program';
import type {Part} from './body';
import {PLACEHOLDERS} from './credentials';
import {literal} from './escape';
import type {PlainRequest} from './request';
import {partHeaders} from './writer';
import type {PlainWriter} from './writer';

function writePart(part: Part): string {
  const [[, disposition], type] = partHeaders(part);
  // CreateFormField escapes a backslash, which the multipart/form-data encoding does not.
  if (!type && !/["\\]/.test(part.name))
    return `must(io.WriteString(must(writer.CreateFormField(${literal(part.name)})), ${literal(part.text)}))`;
  const fields = type
    ? [`"Content-Disposition": {${literal(disposition)}},`, `"Content-Type":        {${literal(type[1])}},`]
    : [`"Content-Disposition": {${literal(disposition)}},`];
  return `must(io.WriteString(must(writer.CreatePart(textproto.MIMEHeader{\n${lines('\t', fields)}})), ${literal(part.text)}))`;
}

function bodyCode({body}: PlainRequest): string {
  if (!body) return '';
  if (body.kind !== 'form') return `body := ${body.kind === 'json' ? raw(body.text) : literal(body.text)}`;
  return [
    'var form bytes.Buffer',
    'writer := multipart.NewWriter(&form)',
    ...body.parts.map(writePart),
    'writer.Close()',
  ].join('\n');
}

function sendCode({method, headers, basic, redirected, body}: PlainRequest): string {
  const reader = body ? (body.kind === 'form' ? '&form' : 'strings.NewReader(body)') : 'nil';
  const fields = [
    ...headers.map(([name, text]) => `request.Header.Set(${literal(name)}, ${literal(text)})`),
    ...(basic ? [`request.SetBasicAuth("${PLACEHOLDERS.user}", "${PLACEHOLDERS.password}")`] : []),
    ...(body?.kind === 'form' ? ['request.Header.Set("Content-Type", writer.FormDataContentType())'] : []),
  ];
  return `request := must(http.NewRequest("${method}", base+target, ${reader}))
${lines('', fields)}client := http.Client{Timeout: ${TIMEOUT} * time.Second}
${redirected ? 'client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }\n' : ''}response := must(client.Do(request))
defer response.Body.Close()
fmt.Println(string(must(io.ReadAll(response.Body))))
fmt.Println("HTTP", response.StatusCode)`;
}

/** Writes samples in Go. */
export const go: PlainWriter = {
  comment: '//',
  steps: {
    address: ({base, target}) => `base := os.Getenv("SANDBOX_URL")
if base == "" {
	base = ${literal(base)}
}
target := ${literal(target)}`,
    body: bodyCode,
    send: sendCode,
  },
  file: programFile,
};
