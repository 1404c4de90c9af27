import type {SampleRequest} from './request';
import {TIMEOUT, curlText, lines, paragraphs} from '../../../contract/signing';
import type {Writer} from './steps';
import {ACCOUNT, IMAGE, PNG, WINDOW} from './texts';
import {headersOf, parametersOf, sendsJson, snakeCase, writePairs} from './values';
import type {Value} from './values';
import * as words from '../../words';

const notes = words.signing.notes;

/** A shell word with a name, a separator and a value. */
const word = (name: string, separator: string, from: Value): string =>
  typeof from === 'string' ? curlText(`${name}${separator}${from}`) : `"${name}${separator}$${snakeCase(from)}"`;

const bodyOf = ({content}: SampleRequest): string => content && `body=${curlText(content)}`;

const UTC_PLUS_8 = `# ${notes.zone}\ntimestamp=$(TZ=UTC-8 date '+%F %T')`;

/** The data options of curl. */
function data(request: SampleRequest): readonly string[] {
  const {upload} = request;
  if (upload) return ['"${form[@]}"', `--form "${upload.part}=@$file;type=${IMAGE};filename=${upload.fileName}"`];
  return sendsJson(request) ? ['--data-binary "$body"'] : [];
}

function sendCode(request: SampleRequest): string {
  const {signing, method} = request;
  const options = [
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...writePairs(headersOf(request), (name, from) => `--header ${word(name, ': ', from)}`),
    ...data(request),
  ];
  const address = `"$sandbox$target${signing === 'query' ? '?$query' : ''}"`;
  const call = ['curl --silent --show-error --include', `--max-time ${TIMEOUT}`, address].join(' ');
  return `response=$(${[call, ...options].join(' \\\n  ')})
answer=\${response#*$'\\r\\n\\r\\n'}`;
}

/** Writes samples for Bash with curl and openssl. */
export const curl: Writer = {
  comment: '#',
  steps: {
    address: ({target}) => `sandbox=\${SANDBOX_URL:-${ACCOUNT.sandbox}}\ntarget=${curlText(target)}`,
    plainBody: bodyOf,
    body: bodyOf,
    content: ({content}) => content && `biz_content=${curlText(content)}`,
    upload: ({meta}) => `file=$(mktemp)
trap 'rm -f "$file"' EXIT
openssl base64 -d -A <<<'${PNG}' >"$file"
sha256=$(openssl dgst -sha256 -r "$file" | cut -d ' ' -f 1)
meta=${meta.map(curlText).join('"$sha256"')}`,
    time: ({signing}) =>
      `${signing === 'headers' ? 'timestamp=$(date +%s)' : UTC_PLUS_8}\nnonce=$(openssl rand -hex 16)`,
    lines: ({method, content}) =>
      `printf -v string_to_sign '%s\\n' ${method} "$target" "$timestamp" "$nonce" "${content && '$body'}"`,
    parameters: (request) =>
      `params=(\n${lines(
        '  ',
        writePairs(parametersOf(request), (name, from) => word(name, '=', from)),
      )})`,
    sorted: () => `string_to_sign=$(printf '%s\\0' "\${params[@]}" | LC_ALL=C sort -z -t = -k 1,1 | tr '\\0' '&')
string_to_sign=\${string_to_sign%&}`,
    sign: () =>
      `signature=$(printf '%s' "$string_to_sign" | openssl dgst -sha256 -sign ${ACCOUNT.privateKey} | openssl base64 -A)`,
    query: () => `query=
for param in "\${params[@]}" "sign=$signature"; do
  # ${notes.bytes}
  value=$(printf '%s' "\${param#*=}" | od -An -v -tx1 | tr -d ' \\n' | sed 's/../%&/g')
  query+="&\${param%%=*}=$value"
done
query=\${query#&}`,
    json: () => `body=
for param in "\${params[@]}" "sign=$signature"; do
  # ${notes.escapes}
  value=\${param#*=}
  value=\${value//\\\\/\\\\\\\\}
  value=\${value//\\"/\\\\\\"}
  body+=",\\"\${param%%=*}\\":\\"\${value//$'\\n'/\\\\n}\\""
done
body="{\${body#,}}"`,
    form: () => `form=()
for param in "\${params[@]}" "sign=$signature"; do
  form+=(--form-string "$param")
done`,
    send: sendCode,
    verify: () => `header() {
  awk -v name="$1:" 'tolower($1) == tolower(name) { print $2 }' <<<"\${response%%$'\\r\\n\\r\\n'*}" | tr -d '\\r'
}
sent_at=$(header X-Timestamp)
now=$(date +%s)
if [[ $(header X-Key-Id) == ${ACCOUNT.platformKeyId} && $(header X-Sign-Type) == RSA2 && $sent_at =~ ^[0-9]{10}$ ]] &&
  ((sent_at >= now - ${WINDOW} && sent_at <= now + ${WINDOW})) &&
  printf '%s\\n' "$sent_at" "$(header X-Nonce)" "$answer" |
  openssl dgst -sha256 -verify ${ACCOUNT.platformKey} -signature <(header X-Signature | openssl base64 -d -A) >/dev/null; then
  printf '%s\\n' "$answer"
else
  echo '${words.signing.untrusted}' >&2
  exit 1
fi`,
  },
  file: (headline, steps) => paragraphs(`#!/usr/bin/env bash\n# ${headline}\nset -euo pipefail`, steps),
};
