import type {SampleRequest} from './request';
import {TIMEOUT, lines, paragraphs} from '../../../contract/signing';
import type {Writer} from './steps';
import {ACCOUNT, IMAGE, PNG, WINDOW} from './texts';
import {camelCase, headersOf, parametersOf, sendsJson, writePairs} from './values';
import type {Value} from './values';
import * as words from '../../words';

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;
const nowdoc = (text: string): string => `<<<'JSON'\n${text}\nJSON`;
const value = (from: Value): string => (typeof from === 'string' ? quoted(from) : `$${camelCase(from)}`);
const header = (name: string, from: Value): string =>
  typeof from === 'string' ? quoted(`${name}: ${from}`) : `"${name}: $${camelCase(from)}"`;

const bodyOf = ({content}: SampleRequest): string => content && `$body = ${nowdoc(content)};`;

function sendCode(request: SampleRequest): string {
  const {signing, method, upload} = request;
  const body = upload ? '$form' : sendsJson(request) ? '$body' : '';
  return `$received = [];
$curl = curl_init($sandbox . $target${signing === 'query' ? " . '?' . $query" : ''});
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => '${method}',
    CURLOPT_HTTPHEADER => [
${lines(
  '        ',
  writePairs(headersOf(request), (name, from) => `${header(name, from)},`),
)}    ],
${body && `    CURLOPT_POSTFIELDS => ${body},\n`}    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => ${TIMEOUT},
    CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$received): int {
        [$name, $text] = array_pad(explode(':', $line, 2), 2, '');
        $received[strtolower($name)] = trim($text);
        return strlen($line);
    },
]);
$answer = curl_exec($curl);
if ($answer === false) {
    throw new RuntimeException(curl_error($curl));
}`;
}

/** Writes samples in PHP. */
export const php: Writer = {
  comment: '//',
  steps: {
    address: ({target}) => `$sandbox = getenv('SANDBOX_URL') ?: '${ACCOUNT.sandbox}';\n$target = ${quoted(target)};`,
    plainBody: bodyOf,
    body: bodyOf,
    content: ({content}) => content && `$bizContent = ${nowdoc(content)};`,
    upload: ({meta}) => `$file = base64_decode('${PNG}');
$sha256 = hash('sha256', $file);
$meta = ${meta.map(quoted).join(' . $sha256 . ')};`,
    time: ({signing}) =>
      `$timestamp = ${
        signing === 'headers'
          ? '(string) time()'
          : "(new DateTimeImmutable('now', new DateTimeZone('+08:00')))->format('Y-m-d H:i:s')"
      };\n$nonce = bin2hex(random_bytes(16));`,
    lines: ({method, content}) =>
      `$stringToSign = "${method}\\n$target\\n$timestamp\\n$nonce\\n${content && '$body'}\\n";`,
    parameters: (request) =>
      `$params = [\n${lines(
        '    ',
        writePairs(parametersOf(request), (name, from) => `${quoted(name)} => ${value(from)},`),
      )}];`,
    sorted: () => `ksort($params, SORT_STRING);
$pairs = array_map(fn ($name) => "$name=$params[$name]", array_keys($params));
$stringToSign = implode('&', $pairs);`,
    sign: () => `$privateKey = file_get_contents('${ACCOUNT.privateKey}');
openssl_sign($stringToSign, $signed, $privateKey, OPENSSL_ALGO_SHA256);
$signature = base64_encode($signed);`,
    query: () => "$query = http_build_query($params + ['sign' => $signature], '', '&', PHP_QUERY_RFC3986);",
    json: () => "$body = json_encode($params + ['sign' => $signature], JSON_THROW_ON_ERROR);",
    form: ({part, fileName}) => `$form = $params + [
    'sign' => $signature,
    '${part}' => new CURLStringFile($file, ${quoted(fileName)}, '${IMAGE}'),
];`,
    send: sendCode,
    verify: () => `$header = fn (string $name): string => $received[$name] ?? '';
$signedText = $header('x-timestamp') . "\\n" . $header('x-nonce') . "\\n" . $answer . "\\n";
$platformKey = file_get_contents('${ACCOUNT.platformKey}');
$genuine = $header('x-key-id') === '${ACCOUNT.platformKeyId}'
    && $header('x-sign-type') === 'RSA2'
    && ctype_digit($header('x-timestamp'))
    && abs(time() - (int) $header('x-timestamp')) <= ${WINDOW}
    && openssl_verify($signedText, base64_decode($header('x-signature')), $platformKey, OPENSSL_ALGO_SHA256) === 1;
if (!$genuine) {
    throw new RuntimeException('${words.signing.untrusted}');
}
echo $answer, PHP_EOL;`,
  },
  file: (headline, steps) => paragraphs('<?php', `// ${headline}`, steps),
};
