import {TIMEOUT, lines, paragraphs} from '../program';
import {PLACEHOLDERS} from './credentials';
import type {PlainRequest} from './request';
import {partText} from './writer';
import type {PlainWriter} from './writer';

const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A string literal: in double quotes only where a character needs an escape, as PHP expands variables there. */
function quoted(text: string): string {
  if (text.search(HIDDEN) < 0) return `'${text.replace(/['\\]/g, '\\$&')}'`;
  const visible = (found: string): string =>
    ({'\r': '\\r', '\n': '\\n'})[found] ?? `\\u{${found.codePointAt(0)?.toString(16)}}`;
  return `"${text.replace(/["\\$]/g, '\\$&').replace(HIDDEN, visible)}"`;
}

function bodyCode({body}: PlainRequest): string {
  if (!body) return '';
  if (body.kind !== 'form')
    return `$body = ${body.kind === 'json' ? `<<<'JSON'\n${body.text}\nJSON` : quoted(body.text)};`;
  return `$parts = [\n${lines(
    '    ',
    body.parts.map((part) => `${quoted(partText(part))},`),
  )}];
$boundary = bin2hex(random_bytes(16));
$body = '';
foreach ($parts as $part) {
    $body .= "--$boundary\\r\\n$part\\r\\n";
}
$body .= "--$boundary--\\r\\n";`;
}

function sendCode({method, headers, basic, body}: PlainRequest): string {
  const fields = [
    ...headers.map(([name, text]) => `${quoted(text ? `${name}: ${text}` : `${name};`)},`),
    ...(body?.kind === 'form' ? ['"Content-Type: multipart/form-data; boundary=$boundary",'] : []),
  ];
  const options = [
    ...(method === 'HEAD' ? ['CURLOPT_NOBODY => true,'] : [`CURLOPT_CUSTOMREQUEST => '${method}',`]),
    ...(fields.length > 0 ? [`CURLOPT_HTTPHEADER => [\n${lines('        ', fields)}    ],`] : []),
    ...(basic ? [`CURLOPT_USERPWD => '${PLACEHOLDERS.user}:${PLACEHOLDERS.password}',`] : []),
    ...(body ? ['CURLOPT_POSTFIELDS => $body,'] : []),
    'CURLOPT_RETURNTRANSFER => true,',
    `CURLOPT_TIMEOUT => ${TIMEOUT},`,
  ];
  return `$curl = curl_init($base . $target);
curl_setopt_array($curl, [
${lines('    ', options)}]);
$answer = curl_exec($curl);
if ($answer === false) {
    throw new RuntimeException(curl_error($curl));
}
echo $answer, PHP_EOL, 'HTTP ', curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL;`;
}

/** Writes samples in PHP. */
export const php: PlainWriter = {
  comment: '//',
  steps: {
    address: ({base, target}) => `$base = getenv('SANDBOX_URL') ?: ${quoted(base)};\n$target = ${quoted(target)};`,
    body: bodyCode,
    send: sendCode,
  },
  file: (headline, steps) => paragraphs('<?php', `// ${headline}`, steps),
};
