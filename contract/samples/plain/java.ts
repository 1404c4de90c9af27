import {MODULES, usedImports} from '../imports';
import {className, topicOf} from '../names';
import {TIMEOUT, lines} from '../program';
import {PLACEHOLDERS} from './credentials';
import {literal} from './escape';
import type {PlainRequest} from './request';
import {partText} from './writer';
import type {PlainWriter} from './writer';
import * as words from '../../words';

/** Line width of the formatter. */
const WIDTH = 120;
export const MARGIN = '    ';

/** Code refers to a class by its simple name. */
export const use = (name: string): RegExp => new RegExp(`\\b${name.split('.').pop()}\\b`);

export const block = (text: string): string => `"""\n${text.replace(/\\|"(?=""|$)/g, '\\$&')}"""`;

export function constant(name: string, code: string): string {
  const line = `var ${name} = ${code};`;
  return MARGIN.length + line.length > WIDTH ? `var ${name} =\n  ${code};` : line;
}

function bodyCode({body}: PlainRequest): string {
  if (!body) return '';
  if (body.kind !== 'form') return constant('body', body.kind === 'json' ? block(body.text) : literal(body.text));
  return `var boundary = UUID.randomUUID().toString();
var body = new StringBuilder();
${body.parts.map((part) => `body.append("--" + boundary + "\\r\\n").append(${literal(`${partText(part)}\r\n`)});\n`).join('')}body.append("--" + boundary + "--\\r\\n");`;
}

const BASIC = `header(
    "Authorization",
    "Basic " + Base64.getEncoder().encodeToString("${PLACEHOLDERS.user}:${PLACEHOLDERS.password}".getBytes(StandardCharsets.UTF_8))
  )`;

function sendCode({method, headers, basic, body}: PlainRequest): string {
  const calls = [
    `timeout(Duration.ofSeconds(${TIMEOUT}))`,
    ...headers.map(([name, text]) => `header(${literal(name)}, ${literal(text)})`),
    ...(basic ? [BASIC] : []),
    ...(body?.kind === 'form' ? ['header("Content-Type", "multipart/form-data; boundary=" + boundary)'] : []),
    `method("${method}", ${body ? `BodyPublishers.ofString(body${body.kind === 'form' ? '.toString()' : ''})` : 'BodyPublishers.noBody()'})`,
  ];
  return `var request = HttpRequest.newBuilder(URI.create(base + target))
${lines('  .', calls)}  .build();
var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
System.out.println(response.body());
System.out.println("HTTP " + response.statusCode());`;
}

/** Writes samples in Java 17. */
export const java: PlainWriter = {
  comment: '//',
  steps: {
    address: ({base, target}) =>
      `${constant('base', `System.getenv().getOrDefault("SANDBOX_URL", ${literal(base)})`)}\n${constant('target', literal(target))}`,
    body: bodyCode,
    send: sendCode,
  },
  file: (headline, steps, {anchor}) => `${lines(
    '',
    usedImports(MODULES.java, steps, use).map((name) => `import ${name};`),
  )}
// ${headline}
// ${words.samples.java.encoding}
public class ${className(topicOf(anchor))} {

  public static void main(String[] args) throws Exception {
${steps.replace(/^(?=.)/gm, MARGIN)}
  }
}`,
};
