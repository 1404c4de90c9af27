import type {Figure} from '../../../../components/Diagram/data';
import type {ErrorData, FieldData, Part, ReferenceData, Text} from '../../../../components/Reference/data';
import {code, codeBlock, table} from '../../../docs/blocks/markdown';
import type {ComponentNode} from '../../../docs/page/nodes';
import type {LinkWriter} from './links';

type Sample = {readonly label: string; readonly prism: string; readonly title: string; readonly code: string};
type Form = (props: never, link: LinkWriter) => readonly string[];

const inline = (text: Text | undefined, link: LinkWriter): string =>
  (text ?? []).map((part) => (part.href ? `[${part.text}](${link(part.href)})` : part.code ? code(part.text) : part.text)).join('');

/** `createTask.req.details.amount` → `details.amount`. */
const pathOf = ({anchor}: FieldData): string => anchor.split('.').slice(2).join('.');

/** Whether a field must be sent is a column of its own. */
const isNeed = ({kind}: FieldData['badges'][number]): boolean => kind === 'required' || kind === 'optional';

/** Everything that the page says of a field after its name and type, in one cell. */
function fieldText({badges, description, limits, rules, values}: FieldData, link: LinkWriter): string {
  const marks = badges.filter((badge) => !isNeed(badge)).map(({text}) => text);
  const meanings = values?.items.map(({name, meaning}) => `${code(name)} ${inline(meaning, link).trim().replace(/。$/, '')}`.trim());
  return [
    marks.length > 0 ? `（${marks.join('，')}）` : '',
    inline(description, link),
    limits ? `${limits}。` : '',
    meanings ? `取值：${meanings.join('；')}。` : '',
    inline(rules, link),
    values ? `字典：${inline([values.dictionary], link)}。` : '',
  ].join('');
}

const allFields = (fields: readonly FieldData[]): readonly FieldData[] => fields.flatMap((field) => [field, ...allFields(field.children?.fields ?? [])]);

function fieldTable(fields: readonly FieldData[], link: LinkWriter): string {
  const rows = allFields(fields).map((field) => [code(pathOf(field)), field.type, field.badges.find(isNeed)?.text ?? '', fieldText(field, link)]);
  return table(['字段', '类型', '必填', '说明'], rows);
}

const errorTable = (errors: readonly ErrorData[], link: LinkWriter): string =>
  table(
    ['错误码', 'subCode', 'msg', '原因与处理', '重试'],
    errors.map(({number, subCode, msg, description, advice}) => [code(number), code(subCode), msg, inline(description, link), advice]),
  );

const partForm = ({title, introduction, rules, fields, errors, more}: Part, link: LinkWriter): readonly string[] => [
  `### ${title}`,
  inline(introduction, link),
  fields ? fieldTable(fields, link) : '',
  inline(rules, link),
  errors ? errorTable(errors, link) : '',
  inline(more, link),
];

/** The components of pages as paragraphs of Markdown. */
const FORMS: Readonly<Record<string, Form>> = {
  Endpoint: ({method, path}: {readonly method: string; readonly path: string}) => [code(`${method} ${path}`)],
  Reference: ({operationId, parts}: ReferenceData, link) => [`operationId：${code(operationId)}`, ...parts.flatMap((part) => partForm(part, link))],
  Samples: ({title, samples}: {readonly title?: string; readonly samples: readonly Sample[]}) => [
    title ? `### ${title}` : '',
    ...samples.flatMap(({label, prism, title: file, code: text}) => [`**${label}：${file}**`, codeBlock(prism, '', text)]),
  ],
  Diagram: ({title, words, source}: Figure) => [`**${title}**`, source ? codeBlock('mermaid', '', source) : words.map((line) => `- ${line}`).join('\n')],
};

/**
 * A component as Markdown.
 *
 * @throws on a component that has no Markdown form
 */
export function componentMarkdown({name, props}: Pick<ComponentNode, 'name' | 'props'>, link: LinkWriter): string {
  if (!FORMS[name]) throw new Error(`<${name}> has no Markdown form. Known: ${Object.keys(FORMS).map((known) => `<${known}>`).join(', ')}. Give it one in components.ts.`);
  return FORMS[name](props as never, link).filter(Boolean).join('\n\n');
}
