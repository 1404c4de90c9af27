import type {Common} from './openapi';
import type {Field} from './fields';
import type {Since} from './since';
import {code, element, escapeHtml, inlineHtml, list} from './html';

/** The page with the sections that `dictionary` blocks make. */
export const DICTIONARIES = 'dev/dev_1_4';

/** What a field list links to and looks up. */
export type PageContext = {
  readonly common: Common;
  /** Address of an anchor on a page of the same docs version. */
  readonly pageUrl: (page: string, anchor: string) => string;
  /** Number of the version that brought an operation or a field, where an older one lacks it. */
  readonly since: Since;
};

/** A page's context for the fields of one contract. */
export type FieldContext = PageContext & {readonly contract: string};

const badge = (kind: string, text: string): string => element('span', {class: `badge-${kind}`}, escapeHtml(text));

/** Said of a field only where it is newer than its operation. */
function newIn({anchor}: Field, {since, contract}: FieldContext): string {
  const version = since(contract, anchor);
  return version && version !== since(contract, anchor.split('.')[0]) ? badge('since', `${version} 新增`) : '';
}

function badges(field: Field, context: FieldContext): readonly string[] {
  const {required, condition, sensitive, deprecated} = field;
  return [
    newIn(field, context),
    required ? badge('required', '必填') : badge('optional', condition ?? '可选'),
    sensitive ? badge('sensitive', '敏感') : '',
    deprecated ? badge('deprecated', '已弃用') : '',
  ];
}

function values({values: names, dictionary}: Field, {common, pageUrl}: FieldContext): string {
  if (names.length === 0 || !dictionary) return '';
  const known = Object.entries(common['x-dictionaries'][dictionary].values);
  const meaning = (name: string) => known.find(([word, {v1}]) => word === name || v1 === name)?.[1].meaning ?? '';
  const link = element('a', {href: pageUrl(DICTIONARIES, dictionary)}, escapeHtml(`${dictionary} ${common['x-dictionaries'][dictionary].title}`));
  const items = names.map((name) => element('li', {}, code(String(name)), ` ${inlineHtml(meaning(String(name)))}`));
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
      element('p', {class: 'description'}, inlineHtml(field.description)),
      values(field, context),
      children(field, context),
    ),
  );
  return list('fields', items);
}
