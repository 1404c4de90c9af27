import * as words from '../../../../../words';
import type {Figure} from '../../../../components/Diagram/data';
import type {Fact} from '../../../../components/OperationFacts';
import type {ListedOperation} from '../../../../components/OperationList/data';
import type {ErrorData, FieldData, Part, ReferenceData} from '../../../../components/Reference/data';
import type {PageNode} from '../../../../data/page-elements';
import {newIn} from '../../../docs/blocks/additions';
import {code, table} from '../../../docs/blocks/markdown';
import type {ComponentNode} from '../../../docs/tree/nodes';
import type {LinkWriter} from './links';

type Sample = {readonly label: string; readonly prism: string; readonly title: string; readonly code: string};
type Form = (props: never, link: LinkWriter) => readonly string[];

/** Whether a badge is that of the column about required fields. */
const isNeed = ({kind}: FieldData['badges'][number]): boolean => kind === 'required' || kind === 'optional';

/** Joins texts: adds a missing full stop, and a space between different scripts. */
const inOrder = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, index, {length}) => {
      if (index === length - 1 || /[。！？；：）]$/.test(text)) return text;
      return /[.!?;:)]$/.test(text) ? `${text} ` : text + words.text.stop;
    })
    .join('');

const noted = (note: string): string => words.interpolate(words.text.note, {note});

const withoutStop = (text: string): string =>
  text.endsWith(words.text.stop) ? text.slice(0, -words.text.stop.length) : text;

function fieldText(
  {badges, description, limits, pattern, rules, values, children, choices, shownAt, schema}: FieldData,
  link: LinkWriter,
): string {
  const marks = badges.filter((badge) => !isNeed(badge)).map(({text}) => text);
  const meanings = values?.items.map(({name, since, meaning}) =>
    `${code(name)}${newIn(since)} ${withoutStop(inline(meaning, link).trim())}`.trim(),
  );
  return inOrder([
    marks.length > 0 ? noted(marks.join(words.text.clauses)) : '',
    inline(description, link),
    inline(children?.text, link),
    limits ? limits + words.text.stop : '',
    pattern ? words.interpolate(words.markdown.pattern, {pattern: code(pattern)}) : '',
    children?.closed ?? '',
    meanings ? words.interpolate(words.markdown.values, {values: meanings.join(words.text.sentences)}) : '',
    inline(rules, link),
    choices ? choices.title + words.text.stop : '',
    inline(shownAt, link),
    schema ? words.interpolate(words.markdown.rest, {schema: code(oneLine(schema))}) : '',
    values?.dictionary
      ? words.interpolate(words.markdown.dictionary, {dictionary: inline(values.dictionary, link)})
      : '',
  ]);
}

/** JSON on one line; numbers keep their notation. */
const oneLine = (json: string): string =>
  json
    .split('\n')
    .map((line) => line.trim().replace(/^("(?:[^"\\]|\\.)*"): /, '$1:'))
    .join('');

const allFields = (fields: readonly FieldData[]): readonly FieldData[] =>
  fields.flatMap((field) => [
    field,
    ...allFields([...(field.children?.fields ?? []), ...(field.choices?.fields ?? [])]),
  ]);

function fieldTable(fields: readonly FieldData[], link: LinkWriter): string {
  const rows = allFields(fields).map((field) => [
    field.path ? code(field.path) : words.markdown.body,
    field.type,
    field.badges.find(isNeed)?.text ?? '',
    fieldText(field, link),
  ]);
  return table([words.markdown.field, words.markdown.type, words.markdown.required, words.markdown.text], rows);
}

const errorTable = (errors: readonly ErrorData[], link: LinkWriter): string =>
  table(
    [words.markdown.code, 'subCode', words.markdown.cause, words.markdown.retry, words.markdown.failure],
    errors.map(({number, subCode, since, description, advice, example}) => [
      code(number) + newIn(since),
      code(subCode),
      inline(description, link),
      advice,
      code(JSON.stringify(JSON.parse(example))),
    ]),
  );

const partForm = (
  {title, introduction, rules, body, fields = [], closed, errors, more}: Part,
  link: LinkWriter,
): readonly string[] => [
  `### ${title}`,
  blocks(introduction, link),
  body || fields.length > 0 ? fieldTable([...(body ? [body] : []), ...fields], link) : '',
  closed ?? '',
  blocks(rules, link),
  errors ? errorTable(errors, link) : '',
  blocks(more, link),
];

/** How the components of pages are written as Markdown. */
export const FORMS: Readonly<Record<string, Form>> = {
  Endpoint: ({
    method,
    path,
    server = '',
  }: {
    readonly method: string;
    readonly path: string;
    readonly server?: string;
  }) => [code(`${method} ${server}${path}`)],
  OperationList: ({operations}: {readonly operations: readonly ListedOperation[]}, link) => [
    table(
      [words.markdown.interface, words.markdown.path, words.markdown.text],
      operations.map(({name, href, deprecated, removed, method, path, text}) => [
        `[${name}](${link(href)})${deprecated ? noted(words.operations.deprecated) : ''}${removed ? noted(words.interpolate(words.text.removed, {version: removed})) : ''}`,
        code(`${method} ${path}`),
        inline(text, link),
      ]),
    ),
  ],
  OperationFacts: ({facts}: {readonly facts: readonly Fact[]}, link) => [
    facts.map(({term, text}) => `- ${term}${words.text.colon}${inline(text, link)}`).join('\n'),
  ],
  Reference: ({operationId, parts}: ReferenceData, link) => [
    `operationId${words.text.colon}${code(operationId)}`,
    ...parts.flatMap((part) => partForm(part, link)),
  ],
  Samples: ({title, samples}: {readonly title?: string; readonly samples: readonly Sample[]}) => [
    title ? `### ${title}` : '',
    ...samples.flatMap(({label, prism, title: file, code: text}) => [
      `**${label}${words.text.colon}${file}**`,
      fenced(prism, text),
    ]),
  ],
  Diagram: ({title, words: sentences, source}: Figure) => [
    `**${title}**`,
    source ? fenced('mermaid', source) : sentences.map((line) => `- ${line}`).join('\n'),
  ],
};

/** A component of `FORMS` as Markdown. */
export const componentMarkdown = ({name, props}: Pick<ComponentNode, 'name' | 'props'>, link: LinkWriter): string =>
  FORMS[name](props as never, link)
    .filter(Boolean)
    .join('\n\n');

/** A code block whose fence is longer than any run of backticks in it. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

const AROUND: Readonly<Record<string, string>> = {strong: '**', em: '*', del: '~~'};

/** Elements that Markdown contains as HTML. */
const WRITTEN = ['sub', 'sup', 'kbd', 'ins', 'ruby', 'rt', 'rp'];

/** Elements that are blocks where there is room for them; in a table each is a sentence. */
const BLOCKS = ['p', 'li', 'ul', 'ol', 'tr', 'table', 'blockquote', 'pre', 'details', 'dl', 'dt', 'dd', 'div'];
/** Elements separated by a space from the text around them. */
const PARTED = ['td', 'th', 'br', 'hr', 'summary'];

const isBlock = (node: PageNode): boolean => typeof node !== 'string' && BLOCKS.includes(node.name);

function inlineNode(node: PageNode, link: LinkWriter): string {
  if (typeof node === 'string') return node.replace(/[\\*_<>[\]`]/g, '\\$&');
  const {name, props, children} = node;
  const text = inline(children, link);
  if (name === 'a') return `[${text}](${link(String(props?.href))})`;
  if (name === 'code') return code((children ?? []).join('').trim());
  if (name in AROUND) return `${AROUND[name]}${text}${AROUND[name]}`;
  if (WRITTEN.includes(name)) return `<${name}>${text}</${name}>`;
  return PARTED.includes(name) ? ` ${text} ` : text;
}

/** Text of a contract as Markdown on one line, for a table cell. */
function inline(nodes: readonly PageNode[] | undefined, link: LinkWriter): string {
  const texts = (nodes ?? []).map((node) => inlineNode(node, link));
  return (nodes?.some(isBlock) ? inOrder(texts) : texts.join('')).replace(/\s+/g, ' ');
}

/** Text of a contract as Markdown blocks: paragraphs and lists. */
function blocks(nodes: readonly PageNode[] | undefined, link: LinkWriter): string {
  if (!nodes?.some(isBlock)) return inline(nodes, link).trim();
  return nodes
    .map((node) =>
      typeof node !== 'string' && (node.name === 'ul' || node.name === 'ol')
        ? (node.children ?? [])
            .map((item) => inline([item], link).trim())
            .filter(Boolean)
            .map((item, index) => `${node.name === 'ul' ? '-' : `${index + 1}.`} ${item}`)
            .join('\n')
        : inline([node], link).trim(),
    )
    .filter(Boolean)
    .join('\n\n');
}
