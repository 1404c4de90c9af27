import type {Figure} from '../../../../components/Diagram/data';
import type {Fact} from '../../../../components/OperationFacts';
import type {ListedOperation} from '../../../../components/OperationList/data';
import type {ErrorData, FieldData, Part, ReferenceData} from '../../../../components/Reference/data';
import {code, table} from '../../../docs/blocks/markdown';
import type {ComponentNode} from '../../../docs/tree/nodes';
import {fenced, inline} from './elements';
import type {LinkWriter} from './links';

type Sample = {readonly label: string; readonly prism: string; readonly title: string; readonly code: string};
type Form = (props: never, link: LinkWriter) => readonly string[];

/** Whether a field must be sent is a column of its own. */
const isNeed = ({kind}: FieldData['badges'][number]): boolean => kind === 'required' || kind === 'optional';

/** Texts after each other: one that ends without a full stop gets one, and one of another script a space. */
const inOrder = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, index, {length}) => {
      if (index === length - 1 || /[。！？；：）]$/.test(text)) return text;
      return /[.!?;:)]$/.test(text) ? `${text} ` : `${text}。`;
    })
    .join('');

/** Everything that the page says of a field after its name and type, in one cell. */
function fieldText(
  {badges, description, limits, rules, values, choices, shownAt, schema}: FieldData,
  link: LinkWriter,
): string {
  const marks = badges.filter((badge) => !isNeed(badge)).map(({text}) => text);
  const meanings = values?.items.map(({name, since, meaning}) =>
    `${code(name)}${since ? `（${since} 新增）` : ''} ${inline(meaning, link).trim().replace(/。$/, '')}`.trim(),
  );
  return inOrder([
    marks.length > 0 ? `（${marks.join('，')}）` : '',
    inline(description, link),
    limits ? `${limits}。` : '',
    meanings ? `取值：${meanings.join('；')}。` : '',
    inline(rules, link),
    choices ? `${choices.title}。` : '',
    inline(shownAt, link),
    schema ? `其余内容 ${code(oneLine(schema))}。` : '',
    values?.dictionary ? `字典：${inline(values.dictionary, link)}。` : '',
  ]);
}

/** JSON of several lines on one; its numbers stay as they are written. */
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
    field.path ? code(field.path) : '消息体',
    field.type,
    field.badges.find(isNeed)?.text ?? '',
    fieldText(field, link),
  ]);
  return table(['字段', '类型', '必填', '说明'], rows);
}

const errorTable = (errors: readonly ErrorData[], link: LinkWriter): string =>
  table(
    ['错误码', 'subCode', '原因与处理', '重试', '失败应答示例'],
    errors.map(({number, subCode, since, description, advice, example}) => [
      `${code(number)}${since ? `（${since} 新增）` : ''}`,
      code(subCode),
      inline(description, link),
      advice,
      code(JSON.stringify(JSON.parse(example))),
    ]),
  );

const partForm = (
  {title, introduction, rules, body, fields = [], errors, more}: Part,
  link: LinkWriter,
): readonly string[] => [
  `### ${title}`,
  inline(introduction, link),
  body || fields.length > 0 ? fieldTable([...(body ? [{...body, children: undefined}] : []), ...fields], link) : '',
  inline(rules, link),
  errors ? errorTable(errors, link) : '',
  inline(more, link),
];

/** The components of pages as paragraphs of Markdown. */
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
      ['接口', '方法与路径', '说明'],
      operations.map(({name, href, deprecated, removed, method, path, text}) => [
        `[${name}](${link(href)})${deprecated ? '（已弃用）' : ''}${removed ? `（${removed} 移除）` : ''}`,
        code(`${method} ${path}`),
        inline(text, link),
      ]),
    ),
  ],
  OperationFacts: ({facts}: {readonly facts: readonly Fact[]}, link) => [
    facts.map(({term, text}) => `- ${term}：${inline(text, link)}`).join('\n'),
  ],
  Reference: ({operationId, parts}: ReferenceData, link) => [
    `operationId：${code(operationId)}`,
    ...parts.flatMap((part) => partForm(part, link)),
  ],
  Samples: ({title, samples}: {readonly title?: string; readonly samples: readonly Sample[]}) => [
    title ? `### ${title}` : '',
    ...samples.flatMap(({label, prism, title: file, code: text}) => [`**${label}：${file}**`, fenced(prism, text)]),
  ],
  Diagram: ({title, words, source}: Figure) => [
    `**${title}**`,
    source ? fenced('mermaid', source) : words.map((line) => `- ${line}`).join('\n'),
  ],
};

/** A component of `FORMS` as Markdown. */
export const componentMarkdown = ({name, props}: Pick<ComponentNode, 'name' | 'props'>, link: LinkWriter): string =>
  FORMS[name](props as never, link)
    .filter(Boolean)
    .join('\n\n');
