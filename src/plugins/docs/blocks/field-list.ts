import type {Field} from '../../../../contract';
import {RULES_TITLE, dictionaryTitle, lifetime, requirement, valuesOf} from './field-facts';
import {code, element, escapeHtml, inlineHtml, list} from './html';
import {DICTIONARIES} from './site-pages';
import type {FieldContext} from './context';

const badge = (kind: string, text: string): string => element('span', {class: `badge-${kind}`}, escapeHtml(text));

function badges(field: Field, context: FieldContext): readonly string[] {
  const {required, sensitive, deprecated} = field;
  const {since, removed} = lifetime(field, context);
  return [
    since ? badge('since', `${since} 新增`) : '',
    removed ? badge('deprecated', `${removed} 移除`) : '',
    badge(required ? 'required' : 'optional', requirement(field)),
    sensitive ? badge('sensitive', '敏感') : '',
    deprecated ? badge('deprecated', '已弃用') : '',
  ];
}

function values(field: Field, {common, pageUrl}: FieldContext): string {
  const {values: names, dictionary} = field;
  if (names.length === 0 || !dictionary) return '';
  const link = element('a', {href: pageUrl(DICTIONARIES, dictionary)}, escapeHtml(dictionaryTitle(dictionary, common)));
  const items = valuesOf(field, common).map(({name, meaning}) => element('li', {}, code(name), ` ${inlineHtml(meaning, pageUrl)}`));
  return element('details', {class: 'values'}, element('summary', {}, `${names.length} 个取值`), list('', items), element('p', {}, '字典：', link));
}

function children(field: Field, context: FieldContext): string {
  if (field.children.length === 0) return '';
  const label = `${field.name} 的 ${field.children.length} 个字段`;
  return element('details', {class: 'fold'}, element('summary', {}, escapeHtml(label)), fieldList(field.children, context));
}

/** Rules that amounts keep, which the examples are checked against. */
export function ruleList(rules: readonly string[]): string {
  return rules.length > 0 ? element('p', {class: 'description'}, `${RULES_TITLE}：${rules.map(code).join('，')}。`) : '';
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
      ruleList(field.rules),
      values(field, context),
      children(field, context),
    ),
  );
  return list('fields', items);
}
