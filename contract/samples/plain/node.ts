import {TIMEOUT, lines, paragraphs} from '../program';
import type {Part} from './body';
import {PLACEHOLDERS} from './credentials';
import {literal} from './escape';
import type {PlainRequest} from './request';
import type {PlainWriter} from './writer';

/** Line width of Prettier. */
const WIDTH = 120;

export const template = (text: string): string => `\`${text.replace(/[`\\]|\$\{/g, '\\$&')}\``;

const memberName = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : literal(name));

export function constant(name: string, code: string): string {
  const line = `const ${name} = ${code};`;
  return line.length > WIDTH ? `const ${name} =\n  ${code};` : line;
}

function append({name, text, mediaType, fileName}: Part): string {
  const type = mediaType && `, new Blob([${literal(text)}], { type: ${literal(mediaType)} })`;
  return `body.append(${literal(name)}${type ?? `, ${literal(text)}`}${fileName ? `, ${literal(fileName)}` : ''});`;
}

function bodyCode({body}: PlainRequest): string {
  if (!body) return '';
  if (body.kind === 'form') return ['const body = new FormData();', ...body.parts.map(append)].join('\n');
  return body.kind === 'json' ? `const body = ${template(body.text)};` : constant('body', literal(body.text));
}

function sendCode({method, headers, basic, redirected, body}: PlainRequest): string {
  const members = [
    ...headers.map(([name, text]) => `${memberName(name)}: ${literal(text)},`),
    ...(basic ? [`Authorization: \`Basic \${btoa("${PLACEHOLDERS.user}:${PLACEHOLDERS.password}")}\`,`] : []),
  ];
  const options = [
    `method: "${method}",`,
    ...(members.length > 0 ? [`headers: {\n${lines('    ', members)}  },`] : []),
    ...(body ? ['body,'] : []),
    ...(redirected ? ['redirect: "manual",'] : []),
    `signal: AbortSignal.timeout(${TIMEOUT}_000),`,
  ];
  return `const response = await fetch(base + target, {\n${lines('  ', options)}});
console.log(await response.text());
console.log(\`HTTP \${response.status}\`);`;
}

/** Writes samples in JavaScript for Node.js. */
export const node: PlainWriter = {
  comment: '//',
  steps: {
    address: ({base, target}) =>
      `${constant('base', `process.env.SANDBOX_URL ?? ${literal(base)}`)}\n${constant('target', literal(target))}`,
    body: bodyCode,
    send: sendCode,
  },
  file: (headline, steps) => paragraphs(`// ${headline}`, steps),
};
