import type {ChangeLog} from './changes/log';
import type {Common, DictionaryValue} from './openapi';
import type {Field} from './fields';
import type {History} from './history';
import {code, element, escapeHtml, inlineHtml, list} from './html';
import type {PageUrl} from './inline';
import {DICTIONARIES} from './site-pages';

/** What a field list links to and looks up. */
export type PageContext = {
  readonly common: Common;
  readonly pageUrl: PageUrl;
  readonly changes: ChangeLog;
  readonly history: History;
};

/** A page's context for the fields of one contract. */
export type FieldContext = PageContext & {readonly contract: string};

const badge = (kind: string, text: string): string => element('span', {class: `badge-${kind}`}, escapeHtml(text));

/** Said of a field only where it is newer than its operation, or goes before it. */
function lifetime({anchor}: Field, {history, contract}: FieldContext): readonly string[] {
  const operationId = anchor.split('.')[0];
  const since = history.since(contract, anchor);
  const removed = history.removedIn(contract, anchor);
  return [
    since && since !== history.since(contract, operationId) ? badge('since', `${since} 新增`) : '',
    removed && removed !== history.removedIn(contract, operationId) ? badge('deprecated', `${removed} 移除`) : '',
  ];
}

function badges(field: Field, context: FieldContext): readonly string[] {
  const {required, condition, sensitive, deprecated} = field;
  return [
    ...lifetime(field, context),
    required ? badge('required', '必填') : badge('optional', condition ?? '可选'),
    sensitive ? badge('sensitive', '敏感') : '',
    deprecated ? badge('deprecated', '已弃用') : '',
  ];
}

function values({values: names, dictionary}: Field, {common, pageUrl}: FieldContext): string {
  if (names.length === 0 || !dictionary) return '';
  const {title, columns = {}, values: explained} = common['x-dictionaries'][dictionary];
  const known = Object.entries(explained);
  const explain = ({meaning, cells = {}}: DictionaryValue) =>
    [meaning, ...Object.entries(cells).map(([column, text]) => `${columns[column]}：${text}`)].join('');
  const valueOf = (name: string) => known.find(([word, {v1}]) => word === name || v1 === name)?.[1] ?? {meaning: ''};
  const link = element('a', {href: pageUrl(DICTIONARIES, dictionary)}, escapeHtml(`${dictionary} ${title}`));
  const items = names.map((name) => element('li', {}, code(String(name)), ` ${inlineHtml(explain(valueOf(String(name))), pageUrl)}`));
  return element('details', {class: 'values'}, element('summary', {}, `${names.length} 个取值`), list('', items), element('p', {}, '字典：', link));
}

function children(field: Field, context: FieldContext): string {
  if (field.children.length === 0) return '';
  const label = `${field.name} 的 ${field.children.length} 个字段`;
  return element('details', {class: 'fold'}, element('summary', {}, escapeHtml(label)), fieldList(field.children, context));
}

/** Fields as a nested list: wide and narrow screens, with and without JavaScript, read the same HTML. */
export function fieldList(fields: readonly Field[], context: FieldContext): string {
  const items = fields.map((field) =>
    element(
      'li',
      {id: field.anchor},
      element(
        'p',
        {class: 'field'},
        element('a', {href: `#${field.anchor}`, class: 'field-name'}, code(field.name)),
        ' ',
        element('span', {class: 'field-type'}, escapeHtml(field.type)),
        ' ',
        badges(field, context).filter(Boolean).join(' '),
        field.limits.length > 0 ? ` ${element('span', {class: 'limits'}, escapeHtml(field.limits.join('，')))}` : '',
      ),
      element('p', {class: 'description'}, inlineHtml(field.description, context.pageUrl)),
      values(field, context),
      children(field, context),
    ),
  );
  return list('fields', items);
}
