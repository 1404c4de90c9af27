import * as words from '../../../../../contract/words';
import type {Figure} from '../../../../components/Diagram/data';
import type {Fact} from '../../../../components/OperationFacts';
import type {ListedOperation} from '../../../../components/OperationList/data';
import type {ErrorData, FieldData, Part, ReferenceData} from '../../../../components/Reference/data';
import {newIn} from '../../../docs/blocks/additions';
import {code, table} from '../../../docs/blocks/markdown';
import type {ComponentNode} from '../../../docs/tree/nodes';
import type {LinkWriter} from './links';
import {blocks, fenced, inline, inOrder} from './texts';

type Sample = {readonly label: string; readonly prism: string; readonly title: string; readonly code: string};
type Form = (props: never, link: LinkWriter) => readonly string[];

/** Whether a badge is that of the column about required fields. */
const isNeed = ({kind}: FieldData['badges'][number]): boolean => kind === 'required' || kind === 'optional';

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
    operationId === undefined ? '' : `operationId${words.text.colon}${code(operationId)}`,
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
