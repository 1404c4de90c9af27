import {
  MODULES,
  TIMEOUT,
  className,
  javaBlock,
  javaConstant,
  javaMargin,
  javaUse,
  lines,
  topicOf,
  usedImports,
} from '../../../contract/signing';
import type {SampleRequest} from './request';
import type {Writer} from './steps';
import {ACCOUNT, IMAGE, PNG, WINDOW} from './texts';
import {camelCase, headersOf, parametersOf, sendsJson, writePairs} from './values';
import type {Value} from './values';
import * as words from '../../words';

const notes = words.signing.notes;

const value = (from: Value): string => (typeof from === 'string' ? JSON.stringify(from) : camelCase(from));
const bodyOf = ({content}: SampleRequest): string => content && `var body = ${javaBlock(content)};`;

/** Joins `params` to a text: `pair` formats each, `collector` joins them. */
const joined = (name: string, pair: string, collector: string): string => `var ${name} = params
  .entrySet()
  .stream()
  .map(param -> ${pair})
  .collect(Collectors.joining(${collector}))`;

function sendCode(request: SampleRequest): string {
  const {signing, method, upload} = request;
  const body = upload
    ? 'BodyPublishers.ofByteArray(form.toByteArray())'
    : sendsJson(request)
      ? 'BodyPublishers.ofString(body)'
      : '';
  const own = ['GET', 'DELETE', 'POST', 'PUT'].includes(method) && Boolean(body) === ['POST', 'PUT'].includes(method);
  const calls = [
    `timeout(Duration.ofSeconds(${TIMEOUT}))`,
    ...writePairs(headersOf(request), (name, from) => `header("${name}", ${value(from)})`),
    ...(upload ? ['header("Content-Type", "multipart/form-data; boundary=" + boundary)'] : []),
    own ? `${method}(${body})` : `method("${method}", ${body || 'BodyPublishers.noBody()'})`,
  ];
  return `var request = HttpRequest.newBuilder(URI.create(sandbox + target${signing === 'query' ? ' + "?" + query' : ''}))
${lines('  .', calls)}  .build();
var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());`;
}

const QUOTE = `

  // ${notes.noJson}
  private static String quote(String text) {
    return '"' + text.replace("\\\\", "\\\\\\\\").replace("\\"", "\\\\\\"").replace("\\n", "\\\\n") + '"';
  }`;

/** Writes samples in Java 17. */
export const java: Writer = {
  comment: '//',
  steps: {
    address: ({target}) =>
      `var sandbox = System.getenv().getOrDefault("SANDBOX_URL", "${ACCOUNT.sandbox}");\n${javaConstant('target', value(target))}`,
    plainBody: bodyOf,
    body: bodyOf,
    content: ({content}) => content && `var bizContent = ${javaBlock(content)};`,
    upload: ({meta}) => `var file = Base64.getDecoder().decode(\n  "${PNG}"\n);
var sha256 = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(file));
var meta = ${meta.map(value).join(' + sha256 + ')};`,
    time: ({signing}) =>
      `var timestamp = ${
        signing === 'headers'
          ? 'String.valueOf(Instant.now().getEpochSecond())'
          : 'LocalDateTime.now(ZoneOffset.ofHours(8)).format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss"))'
      };\nvar nonce = UUID.randomUUID().toString().replace("-", "");`,
    lines: ({method, content}) =>
      `var stringToSign = "${method}\\n" + target + "\\n" + timestamp + "\\n" + nonce + "\\n"${content && ' + body'} + "\\n";`,
    parameters: (request) =>
      `var params = new TreeMap<String, String>();\n${writePairs(parametersOf(request), (name, from) => `params.put("${name}", ${value(from)});`).join('\n')}`,
    sorted: () => `${joined('stringToSign', 'param.getKey() + "=" + param.getValue()', '"&"')};`,
    sign: () => `var pem = Files.readString(Path.of("${ACCOUNT.privateKey}")).replaceAll("-----[^-]+-----|\\\\s", "");
var keySpec = new PKCS8EncodedKeySpec(Base64.getDecoder().decode(pem));
var signer = Signature.getInstance("SHA256withRSA");
signer.initSign(KeyFactory.getInstance("RSA").generatePrivate(keySpec));
signer.update(stringToSign.getBytes(StandardCharsets.UTF_8));
var signature = Base64.getEncoder().encodeToString(signer.sign());`,
    query: () => `params.put("sign", signature);
${joined('query', 'param.getKey() + "=" + URLEncoder.encode(param.getValue(), StandardCharsets.UTF_8)', '"&"')}
  .replace("+", "%20");`,
    json: () => `params.put("sign", signature);
${joined('body', 'quote(param.getKey()) + ":" + quote(param.getValue())', '",", "{", "}"')};`,
    form: ({part, fileName}) => `params.put("sign", signature);
var boundary = UUID.randomUUID().toString();
var partHead = "--" + boundary + "\\r\\nContent-Disposition: form-data; name=";
var form = new ByteArrayOutputStream();
for (var param : params.entrySet()) {
  var part = partHead + '"' + param.getKey() + "\\"\\r\\n\\r\\n" + param.getValue() + "\\r\\n";
  form.writeBytes(part.getBytes(StandardCharsets.UTF_8));
}
var fileHead = "\\"${part}\\"; filename=\\"${fileName}\\"\\r\\nContent-Type: ${IMAGE}\\r\\n\\r\\n";
form.writeBytes((partHead + fileHead).getBytes(StandardCharsets.UTF_8));
form.writeBytes(file);
form.writeBytes(("\\r\\n--" + boundary + "--\\r\\n").getBytes(StandardCharsets.UTF_8));`,
    send: sendCode,
    verify: () => `var headers = response.headers();
var sentAt = headers.firstValue("X-Timestamp").orElseThrow();
var signedText = sentAt + "\\n" + headers.firstValue("X-Nonce").orElseThrow() + "\\n" + response.body() + "\\n";
var platformPem = Files.readString(Path.of("${ACCOUNT.platformKey}")).replaceAll("-----[^-]+-----|\\\\s", "");
var platformKey = new X509EncodedKeySpec(Base64.getDecoder().decode(platformPem));
var verifier = Signature.getInstance("SHA256withRSA");
verifier.initVerify(KeyFactory.getInstance("RSA").generatePublic(platformKey));
verifier.update(signedText.getBytes(StandardCharsets.UTF_8));
var genuine =
  headers.firstValue("X-Key-Id").orElseThrow().equals("${ACCOUNT.platformKeyId}") &&
  headers.firstValue("X-Sign-Type").orElseThrow().equals("RSA2") &&
  Math.abs(Instant.now().getEpochSecond() - Long.parseLong(sentAt)) <= ${WINDOW} &&
  verifier.verify(Base64.getDecoder().decode(headers.firstValue("X-Signature").orElseThrow()));
if (!genuine) throw new IllegalStateException("${words.signing.untrusted}");
System.out.println(response.body());`,
  },
  file: (headline, steps, request) => `${lines(
    '',
    usedImports(MODULES.java, steps, javaUse).map((name) => `import ${name};`),
  )}
// ${headline}
public class ${className(topicOf(request.anchor))} {

  public static void main(String[] args) throws Exception {
    if (!"中".equals("\\u4e2d")) throw new IllegalStateException("Run with -Dfile.encoding=UTF-8");

${steps.replace(/^(?=.)/gm, javaMargin)}
  }${request.signing === 'body' ? QUOTE : ''}
}`,
};
