import {MODULES, TIMEOUT, lines, paragraphs, usedImports} from '../../../contract/signing';
import type {SampleRequest} from './request';
import type {Writer} from './steps';
import {ACCOUNT, IMAGE, PNG, WINDOW} from './texts';
import {headersOf, parametersOf, sendsJson, snakeCase, writePairs} from './values';
import type {Pair, Value} from './values';
import * as words from '../../words';

const notes = words.signing.notes;

const value = (from: Value): string => (typeof from === 'string' ? JSON.stringify(from) : snakeCase(from));
const block = (text: string): string => `"""${text.replace(/\\|"(?="")/g, '\\$&')}"""`;
const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

const dictionary = (pairs: readonly Pair[], margin: string): string =>
  `{\n${lines(
    `${margin}    `,
    writePairs(pairs, (name, from) => `"${name}": ${value(from)},`),
  )}${margin}}`;

const bodyOf = ({content}: SampleRequest): string => content && `body = ${block(content)}`;

const use = (module: string): RegExp => new RegExp(`\\b${module}\\.`);

function imports(code: string): string {
  const datetime = code.includes('datetime.now') ? 'from datetime import datetime, timedelta, timezone\n' : '';
  return lines('import ', usedImports(MODULES.python, code, use)) + datetime;
}

function sendCode(request: SampleRequest): string {
  const {signing, method, upload} = request;
  const headers: readonly Pair[] = [
    ...headersOf(request),
    ...(upload ? [['Content-Type', ['content', 'type']] as const] : []),
  ];
  const data = upload ? 'form' : sendsJson(request) ? 'body.encode()' : '';
  return `request = urllib.request.Request(
    sandbox + target${signing === 'query' ? ' + "?" + query' : ''},
    method="${method}",
${data && `    data=${data},\n`}    headers=${dictionary(headers, '    ')},
)
try:
    response = urllib.request.urlopen(request, timeout=${TIMEOUT})
except urllib.error.HTTPError as error:
    response = error  # ${notes.jsonFailure}
answer = response.read()`;
}

/** Writes samples in Python. */
export const python: Writer = {
  comment: '#',
  steps: {
    address: ({target}) => `sandbox = os.environ.get("SANDBOX_URL", "${ACCOUNT.sandbox}")\ntarget = ${value(target)}`,
    plainBody: bodyOf,
    body: bodyOf,
    content: ({content}) => content && `biz_content = ${block(content)}`,
    upload: ({meta}) => `file = base64.b64decode("${PNG}")
sha256 = hashlib.sha256(file).hexdigest()
meta = ${meta.map(quoted).join(' + sha256 + ')}`,
    time: ({signing}) =>
      `timestamp = ${
        signing === 'headers'
          ? 'str(int(time.time()))'
          : 'datetime.now(timezone(timedelta(hours=8))).strftime("%Y-%m-%d %H:%M:%S")'
      }\nnonce = secrets.token_hex(16)`,
    lines: ({method, content}) =>
      `string_to_sign = f"${method}\\n{target}\\n{timestamp}\\n{nonce}\\n${content && '{body}'}\\n"`,
    parameters: (request) => `params = ${dictionary(parametersOf(request), '')}`,
    sorted: () => 'string_to_sign = "&".join(f"{name}={params[name]}" for name in sorted(params))',
    sign: () => `# ${notes.openssl}
command = ["openssl", "dgst", "-sha256", "-sign", "${ACCOUNT.privateKey}"]
signed = subprocess.run(command, input=string_to_sign.encode(), stdout=subprocess.PIPE, check=True)
signature = base64.b64encode(signed.stdout).decode()`,
    query: () => 'query = urllib.parse.urlencode({**params, "sign": signature}, quote_via=urllib.parse.quote)',
    json: () => 'body = json.dumps({**params, "sign": signature})',
    form: ({part, fileName}) => `boundary = secrets.token_hex(16)
content_type = f"multipart/form-data; boundary={boundary}"
form = b""
for name, value in {**params, "sign": signature}.items():
    form += f'--{boundary}\\r\\nContent-Disposition: form-data; name="{name}"\\r\\n\\r\\n{value}\\r\\n'.encode()
form += f'--{boundary}\\r\\nContent-Disposition: form-data; name="${part}"; filename="${fileName}"\\r\\n'.encode()
form += b"Content-Type: ${IMAGE}\\r\\n\\r\\n" + file + f"\\r\\n--{boundary}--\\r\\n".encode()`,
    send: sendCode,
    verify: () => `sent_at = response.headers.get("X-Timestamp", "")
signed_text = f"{sent_at}\\n{response.headers.get('X-Nonce')}\\n".encode() + answer + b"\\n"
with tempfile.TemporaryDirectory() as folder:
    signature_file = os.path.join(folder, "signature")
    with open(signature_file, "wb") as opened:
        opened.write(base64.b64decode(response.headers.get("X-Signature", "")))
    command = ["openssl", "dgst", "-sha256", "-verify", "${ACCOUNT.platformKey}", "-signature", signature_file]
    verified = subprocess.run(command, input=signed_text, stdout=subprocess.DEVNULL)
genuine = (
    response.headers.get("X-Key-Id") == "${ACCOUNT.platformKeyId}"
    and response.headers.get("X-Sign-Type") == "RSA2"
    and sent_at.isdecimal()
    and abs(time.time() - int(sent_at)) <= ${WINDOW}
    and verified.returncode == 0
)
if not genuine:
    raise SystemExit("${words.signing.untrusted}")
print(answer.decode())`,
  },
  file: (headline, steps) => paragraphs(`# ${headline}`, `${imports(steps)}\n${steps}`),
};
