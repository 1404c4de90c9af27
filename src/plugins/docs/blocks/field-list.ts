import type {Field} from '../../../../contract';
import type {Badge, FieldData, Text} from '../../../components/Reference/data';
import type {FieldContext} from './context';
import {RULES_TITLE, dictionaryTitle, lifetime, requirement, valuesOf} from './field-facts';
import {inlineParts} from './inline';
import {DICTIONARIES} from './site-pages';

function badgesOf(field: Field, context: FieldContext): readonly Badge[] {
  const {required, sensitive, deprecated} = field;
  const {since, removed} = lifetime(field, context);
  return [
    ...(since ? [{kind: 'since', text: `${since} 新增`} as const] : []),
    ...(removed ? [{kind: 'deprecated', text: `${removed} 移除`} as const] : []),
    {kind: required ? 'required' : 'optional', text: requirement(field)},
    ...(sensitive ? [{kind: 'sensitive', text: '敏感'} as const] : []),
    ...(deprecated ? [{kind: 'deprecated', text: '已弃用'} as const] : []),
  ];
}

function valueData(field: Field, {common, pageUrl}: FieldContext): FieldData['values'] {
  const {values: names, dictionary} = field;
  if (names.length === 0 || !dictionary) return undefined;
  return {
    title: `${names.length} 个取值`,
    items: valuesOf(field, common).map(({name, meaning}) => ({name, meaning: inlineParts(` ${meaning}`, pageUrl)})),
    dictionary: {text: dictionaryTitle(dictionary, common), href: pageUrl(DICTIONARIES, dictionary)},
  };
}

/** Rules that amounts keep, which the examples are checked against; nothing where there are none. */
export function ruleText(rules: readonly string[]): Text | undefined {
  if (rules.length === 0) return undefined;
  const parts = rules.flatMap((rule, index): Text => [...(index > 0 ? [{text: '，'}] : []), {text: rule, code: true}]);
  return [{text: `${RULES_TITLE}：`}, ...parts, {text: '。'}];
}

/** Fields as the component Reference shows them. */
export const fieldData = (fields: readonly Field[], context: FieldContext): readonly FieldData[] =>
  fields.map((field) => ({
    anchor: field.anchor,
    name: field.name,
    type: field.type,
    badges: badgesOf(field, context),
    limits: field.limits.length > 0 ? field.limits.join('，') : undefined,
    description: inlineParts(field.description, context.pageUrl),
    rules: ruleText(field.rules),
    values: valueData(field, context),
    children:
      field.children.length > 0
        ? {title: `${field.name} 的 ${field.children.length} 个字段`, fields: fieldData(field.children, context)}
        : undefined,
  }));
