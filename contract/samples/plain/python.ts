import {MODULES, usedImports} from '../imports';
import {TIMEOUT, lines, paragraphs} from '../program';
import {PLACEHOLDERS} from './credentials';
import {literal} from './escape';
import type {PlainRequest} from './request';
import {partText} from './writer';
import type {PlainWriter} from './writer';
import * as words from '../../words';

const block = (text: string): string => `"""${text.replace(/\\|"(?=""|$)/g, '\\$&')}"""`;

const use = (module: string): RegExp => new RegExp(`\\b${module}\\.`);

function bodyCode({body}: PlainRequest): string {
  if (!body) return '';
  if (body.kind !== 'form') return `body = ${body.kind === 'json' ? block(body.text) : literal(body.text)}`;
  const parts = body.parts.map((part) => `${literal(partText(part))},`);
  return `parts = [\n${lines('    ', parts)}]
boundary = secrets.token_hex(16)
body = "".join(f"--{boundary}\\r\\n{part}\\r\\n" for part in parts) + f"--{boundary}--\\r\\n"`;
}

function sendCode({method, headers, basic, redirected, body}: PlainRequest): string {
  const members = [
    ...headers.map(([name, text]) => `${literal(name)}: ${literal(text)},`),
    ...(basic
      ? [`"Authorization": "Basic " + base64.b64encode(b"${PLACEHOLDERS.user}:${PLACEHOLDERS.password}").decode(),`]
      : []),
    ...(body?.kind === 'form' ? ['"Content-Type": f"multipart/form-data; boundary={boundary}",'] : []),
  ];
  const parameters = [
    'base + target,',
    `method="${method}",`,
    ...(body ? ['data=body.encode(),'] : []),
    ...(members.length > 0 ? [`headers={\n${lines('        ', members)}    },`] : []),
  ];
  return `request = urllib.request.Request(
${lines('    ', parameters)})
${redirected ? 'urllib.request.HTTPRedirectHandler.redirect_request = lambda *_: None\n' : ''}try:
    response = urllib.request.urlopen(request, timeout=${TIMEOUT})
except urllib.error.HTTPError as error:
    response = error  # ${words.samples.python.failure}
print(response.read().decode(errors="replace"))
print("HTTP", response.code)`;
}

/** Writes samples in Python. */
export const python: PlainWriter = {
  comment: '#',
  steps: {
    address: ({base, target}) => `base = os.environ.get("SANDBOX_URL", ${literal(base)})\ntarget = ${literal(target)}`,
    body: bodyCode,
    send: sendCode,
  },
  file: (headline, steps) =>
    paragraphs(`# ${headline}`, `${lines('import ', usedImports(MODULES.python, steps, use))}\n${steps}`),
};
