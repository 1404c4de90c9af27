import {TIMEOUT, lines, programFile, raw} from '../../../contract/signing';
import type {SampleRequest} from './request';
import type {Writer} from './steps';
import {ACCOUNT, IMAGE, PNG, WINDOW} from './texts';
import {camelCase, headersOf, parametersOf, sendsJson, writePairs} from './values';
import type {Value} from './values';
import * as words from '../../words';

const value = (from: Value): string => (typeof from === 'string' ? JSON.stringify(from) : camelCase(from));

const bodyOf = ({content}: SampleRequest): string => content && `body := ${raw(content)}`;

/** A map literal as gofmt aligns it. */
function map(request: SampleRequest): string {
  const pairs = parametersOf(request);
  const width = Math.max(...pairs.map(([name]) => name.length));
  return lines(
    '\t',
    writePairs(pairs, (name, from) => `"${name}":${' '.repeat(width - name.length + 1)}${value(from)},`),
  );
}

function bodyReader(request: SampleRequest): string {
  const {signing, upload} = request;
  if (upload) return '&form';
  if (signing === 'body') return 'bytes.NewReader(body)';
  return sendsJson(request) ? 'strings.NewReader(body)' : 'nil';
}

function sendCode(request: SampleRequest): string {
  const {signing, method, upload} = request;
  const headers = [
    ...writePairs(headersOf(request), (name, from) => `request.Header.Set("${name}", ${value(from)})`),
    ...(upload ? ['request.Header.Set("Content-Type", writer.FormDataContentType())'] : []),
  ];
  return `request := must(http.NewRequest("${method}", sandbox+target${signing === 'query' ? '+"?"+query' : ''}, ${bodyReader(request)}))
${lines('', headers)}client := http.Client{Timeout: ${TIMEOUT} * time.Second}
response := must(client.Do(request))
defer response.Body.Close()
answer := must(io.ReadAll(response.Body))`;
}

/** Writes samples in Go. */
export const go: Writer = {
  comment: '//',
  steps: {
    address: ({target}) => `sandbox := os.Getenv("SANDBOX_URL")
if sandbox == "" {
	sandbox = "${ACCOUNT.sandbox}"
}
target := ${value(target)}`,
    plainBody: bodyOf,
    body: bodyOf,
    content: ({content}) => content && `bizContent := ${raw(content)}`,
    upload: ({meta}) => `file := must(base64.StdEncoding.DecodeString("${PNG}"))
sha256Sum := sha256.Sum256(file)
meta := ${meta.map(raw).join(' + hex.EncodeToString(sha256Sum[:]) + ')}`,
    time: ({signing}) => `timestamp := ${
      signing === 'headers'
        ? 'strconv.FormatInt(time.Now().Unix(), 10)'
        : 'time.Now().In(time.FixedZone("UTC+8", 8*60*60)).Format("2006-01-02 15:04:05")'
    }
random := make([]byte, 16)
must(rand.Read(random))
nonce := hex.EncodeToString(random)`,
    lines: ({method, content}) =>
      `stringToSign := "${method}\\n" + target + "\\n" + timestamp + "\\n" + nonce + "\\n" ${content ? '+ body + "\\n"' : '+ "\\n"'}`,
    parameters: (request) => `params := map[string]string{\n${map(request)}}`,
    sorted: () => `var names, pairs []string
for name := range params {
	names = append(names, name)
}
sort.Strings(names)
for _, name := range names {
	pairs = append(pairs, name+"="+params[name])
}
stringToSign := strings.Join(pairs, "&")`,
    sign: () => `block, _ := pem.Decode(must(os.ReadFile("${ACCOUNT.privateKey}")))
privateKey := must(x509.ParsePKCS8PrivateKey(block.Bytes)).(*rsa.PrivateKey)
digest := sha256.Sum256([]byte(stringToSign))
signed := must(rsa.SignPKCS1v15(rand.Reader, privateKey, crypto.SHA256, digest[:]))
signature := base64.StdEncoding.EncodeToString(signed)`,
    query: () => `values := url.Values{"sign": {signature}}
for name, value := range params {
	values.Set(name, value)
}
query := strings.ReplaceAll(values.Encode(), "+", "%20")`,
    json: () => `params["sign"] = signature
body := must(json.Marshal(params))`,
    form: ({part, fileName}) => `params["sign"] = signature
var form bytes.Buffer
writer := multipart.NewWriter(&form)
for name, value := range params {
	must(io.WriteString(must(writer.CreateFormField(name)), value))
}
part := must(writer.CreatePart(textproto.MIMEHeader{
	"Content-Disposition": {\`form-data; name="${part}"; filename="${fileName}"\`},
	"Content-Type":        {"${IMAGE}"},
}))
must(part.Write(file))
writer.Close()`,
    send: sendCode,
    verify: () => `header := response.Header.Get
age := time.Now().Unix() - must(strconv.ParseInt(header("X-Timestamp"), 10, 64))
signedText := header("X-Timestamp") + "\\n" + header("X-Nonce") + "\\n" + string(answer) + "\\n"
platformBlock, _ := pem.Decode(must(os.ReadFile("${ACCOUNT.platformKey}")))
platformKey := must(x509.ParsePKIXPublicKey(platformBlock.Bytes)).(*rsa.PublicKey)
answerDigest := sha256.Sum256([]byte(signedText))
answerSignature := must(base64.StdEncoding.DecodeString(header("X-Signature")))
mismatch := rsa.VerifyPKCS1v15(platformKey, crypto.SHA256, answerDigest[:], answerSignature)
inTime := age >= -${WINDOW} && age <= ${WINDOW}
if header("X-Key-Id") != "${ACCOUNT.platformKeyId}" || header("X-Sign-Type") != "RSA2" || !inTime || mismatch != nil {
	log.Fatal("${words.signing.untrusted}")
}
fmt.Println(string(answer))`,
  },
  file: programFile,
};
