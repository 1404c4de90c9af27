import type {SampleRequest} from './request';
import {TIMEOUT, lines, nodeConstant, nodeTemplate, paragraphs} from '../../../contract/signing';
import type {Writer} from './steps';
import {ACCOUNT, IMAGE, PNG, WINDOW} from './texts';
import {camelCase, headersOf, parametersOf, sendsJson, writePairs} from './values';
import type {Pair, Value} from './values';
import * as words from '../../words';

const value = (from: Value): string => (typeof from === 'string' ? JSON.stringify(from) : camelCase(from));
const memberName = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name));
const member = (name: string, from: Value): string =>
  name === value(from) ? name : `${memberName(name)}: ${value(from)}`;

function object(pairs: readonly Pair[], margin: string): string {
  const members = writePairs(pairs, member);
  return members.length === 1
    ? `{ ${members[0]} }`
    : `{\n${lines(
        `${margin}  `,
        members.map((text) => `${text},`),
      )}${margin}}`;
}

const bodyOf = ({content}: SampleRequest): string => content && `const body = ${nodeTemplate(content)};`;

function sendCode(request: SampleRequest): string {
  const {signing, method, upload} = request;
  return `const response = await fetch(\`\${sandbox}\${target}${signing === 'query' ? '?${query}' : ''}\`, {
  method: "${method}",
  headers: ${object(headersOf(request), '  ')},
${sendsJson(request) || upload ? '  body,\n' : ''}  signal: AbortSignal.timeout(${TIMEOUT}_000),
});
const answer = await response.text();`;
}

function imports({signing, upload}: SampleRequest): string {
  const own = signing === 'none' ? [] : [...(upload ? ['createHash'] : []), 'randomBytes', 'sign'];
  return `import { ${[...own, 'verify'].join(', ')} } from "node:crypto";\nimport { readFileSync } from "node:fs";`;
}

/** Writes samples in JavaScript for Node.js. */
export const node: Writer = {
  comment: '//',
  steps: {
    address: ({target}) =>
      `const sandbox = process.env.SANDBOX_URL ?? "${ACCOUNT.sandbox}";\n${nodeConstant('target', value(target))}`,
    plainBody: bodyOf,
    body: bodyOf,
    content: ({content}) => content && `const bizContent = ${nodeTemplate(content)};`,
    upload: ({meta}) => `const file = Buffer.from(
  "${PNG}",
  "base64",
);
const sha256 = createHash("sha256").update(file).digest("hex");
const meta = ${meta.map(nodeTemplate).join(' + sha256 + ')};`,
    time: ({signing}) => `const timestamp = ${
      signing === 'headers'
        ? 'Math.floor(Date.now() / 1000).toString()'
        : 'new Date().toLocaleString("sv-SE", { timeZone: "Asia/Shanghai" })'
    };
const nonce = randomBytes(16).toString("hex");`,
    lines: ({method, content}) =>
      `const stringToSign = \`${method}\\n\${target}\\n\${timestamp}\\n\${nonce}\\n${content && '${body}'}\\n\`;`,
    parameters: (request) => `const params = ${object(parametersOf(request), '')};`,
    sorted: () => `const stringToSign = Object.keys(params)
  .sort()
  .map((name) => \`\${name}=\${params[name]}\`)
  .join("&");`,
    sign: () => `const privateKey = readFileSync("${ACCOUNT.privateKey}");
const signature = sign("sha256", Buffer.from(stringToSign), privateKey).toString("base64");`,
    query: () => `const query = Object.entries({ ...params, sign: signature })
  .map(([name, value]) => \`\${name}=\${encodeURIComponent(value)}\`)
  .join("&");`,
    json: () => 'const body = JSON.stringify({ ...params, sign: signature });',
    form: ({part, fileName}) => `const body = new FormData();
Object.entries({ ...params, sign: signature }).forEach(([name, value]) => body.append(name, value));
body.append("${part}", new Blob([file], { type: "${IMAGE}" }), "${fileName}");`,
    send: sendCode,
    verify: () => `const header = (name) => response.headers.get(name) ?? "";
const signedText = \`\${header("X-Timestamp")}\\n\${header("X-Nonce")}\\n\${answer}\\n\`;
const platformKey = readFileSync("${ACCOUNT.platformKey}");
const genuine =
  header("X-Key-Id") === "${ACCOUNT.platformKeyId}" &&
  header("X-Sign-Type") === "RSA2" &&
  Math.abs(Date.now() / 1000 - Number(header("X-Timestamp"))) <= ${WINDOW} &&
  verify("sha256", Buffer.from(signedText), platformKey, Buffer.from(header("X-Signature"), "base64"));
if (!genuine) throw new Error("${words.signing.untrusted}");
console.log(answer);`,
  },
  file: (headline, steps, request) => paragraphs(`// ${headline}`, imports(request), steps),
};
