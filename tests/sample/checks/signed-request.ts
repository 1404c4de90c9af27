import {createHash, createVerify} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import type {Received} from '../../checks/recording-platform';

const PUBLIC_KEY = readFileSync(path.join(__dirname, '..', '..', '..', 'docs', '_vectors', 'test-public-key.pem'));
const ALLOWED_SECONDS = 300;

type Reading = {
  readonly stringToSign: string;
  readonly signature: string;
  readonly seconds: number;
  readonly nonce: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly content: unknown;
};

/** Decodes a query string by the rules of URLs, where a plus is not a space. */
function parametersOf(query: string) {
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=').map(decodeURIComponent));
  return Object.fromEntries(pairs) as Record<string, string>;
}

const parsed = (json: string) => (json ? JSON.parse(json) : undefined);

function readHeaders({method, target, headers, body}: Received) {
  const header = (name: string) => String(headers[`x-${name}`]);
  const text = body.toString('utf8');
  return {
    stringToSign: [method, target, header('timestamp'), header('nonce'), text].map((line) => `${line}\n`).join(''),
    signature: header('signature'),
    seconds: Number(header('timestamp')),
    nonce: header('nonce'),
    parameters: {
      ...parametersOf(target.split('?')[1] ?? ''),
      appId: header('app-id'),
      keyId: header('key-id'),
      signType: header('sign-type'),
    },
    content: parsed(text),
  };
}

/** The text parts of a form, with the digest of its file as a parameter. */
async function formParameters({headers, body}: Received) {
  const form = await new Response(new Uint8Array(body), {
    headers: {'Content-Type': headers['content-type'] ?? ''},
  }).formData();
  const entries = await Promise.all(
    Array.from(form.entries()).map(async ([name, value]) => {
      if (typeof value === 'string') return [name, value];
      return [
        `digest of ${name}`,
        createHash('sha256')
          .update(Buffer.from(await value.arrayBuffer()))
          .digest('hex'),
      ];
    }),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

async function readParameters(request: Received) {
  const {method, target, headers, body} = request;
  const inQuery = method === 'GET' || method === 'DELETE';
  const isForm = headers['content-type']?.startsWith('multipart/form-data');
  const beside = isForm
    ? await formParameters(request)
    : (JSON.parse(body.toString('utf8') || '{}') as Record<string, string>);
  const all = inQuery ? parametersOf(target.split('?')[1] ?? '') : beside;
  const {sign, ...signed} = all;
  const names = Object.keys(signed)
    .filter((name) => signed[name] !== '' && !name.startsWith('digest of '))
    .sort();
  const {timestamp, nonce, bizContent = '', ...parameters} = signed;
  return {
    stringToSign: names.map((name) => `${name}=${signed[name]}`).join('&'),
    signature: sign,
    seconds: Date.parse(`${timestamp.replace(' ', 'T')}+08:00`) / 1000,
    nonce,
    parameters,
    content: parsed(bizContent),
  };
}

/**
 * Parses a request as the platform does.
 *
 * @returns its content, and what is wrong with its signature
 */
export async function readSigned(request: Received): Promise<Reading & {readonly faults: readonly string[]}> {
  const reading = await (request.target.startsWith('/openapi/v3/') ? readHeaders(request) : readParameters(request));
  const verified = createVerify('RSA-SHA256')
    .update(reading.stringToSign)
    .verify(PUBLIC_KEY, reading.signature, 'base64');
  const faults = [
    verified ? '' : 'the signature does not verify',
    Math.abs(Date.now() / 1000 - reading.seconds) <= ALLOWED_SECONDS ? '' : 'the time is off',
    /^[0-9A-Za-z]{16,32}$/.test(reading.nonce) ? '' : 'the nonce is malformed',
    request.headers.authorization === 'Bearer sample-access-token' ? '' : 'the token is missing',
  ];
  return {...reading, faults: faults.filter(Boolean)};
}
