import {allFields, allowsNull, createHistory, createResolve, fieldGroups, operationsOf, plainText, topFields, valuesText, writtenValue} from '../../../../../contract';
import type {Field, VersionContracts} from '../../../../../contract';
import {PLACES, choicesTitle} from '../../../docs/blocks/field-facts';
import {siteVersions} from '../../../docs/site-versions';

const HEAD = ['接口族', 'operationId', '接口', '方向', '字段', '锚点', '类型', '必填', '条件', '限制', '取值', '字典', '说明', '起始版本', '示例', '位置', '已弃用'];

function need({required, condition}: Field): string {
  if (required) return '是';
  return condition ? '条件' : '否';
}

const examplesText = ({examples = [], schema: {example, examples: others = []}}: Field): string =>
  (examples.length > 0 ? examples : [...(example === undefined ? [] : [example]), ...others].map(writtenValue)).join('、');

/** What a value must keep to, with what pages show beside it or in a fold. */
const limitsText = ({limits, choices, unshown, schema}: Field): string =>
  [
    ...limits,
    ...(allowsNull(schema) ? ['可为 null'] : []),
    ...(schema.default === undefined ? [] : [`默认 ${writtenValue(schema.default)}`]),
    ...(choices ? [choicesTitle(choices)] : []),
    ...(unshown ? [`其他约束 ${JSON.stringify(unshown)}`] : []),
  ].join('，');

/** Every field of a docs version as a row, below a header row. */
export function fieldRows(siteDir: string, {folder, names, contracts}: VersionContracts): readonly (readonly string[])[] {
  const versions = siteVersions(siteDir);
  const history = createHistory(versions, folder);
  const oldest = versions[0].number;
  const rows = names.flatMap((name) =>
    operationsOf(contracts.read(name)).flatMap((located) =>
      fieldGroups(located, createResolve(contracts, name)).flatMap((group) => [
        ...allFields(topFields(group)).map((field) => [
          name,
          located.operation.operationId,
          located.operation.summary,
          group.label,
          field.path,
          field.anchor,
          field.type,
          need(field),
          field.condition ?? '',
          limitsText(field),
          field.values.map(writtenValue).join('、'),
          field.dictionary ?? '',
          plainText(field.description),
          history.since(name, field.anchor) ?? oldest,
          examplesText(field),
          field.place ? PLACES[field.place] : '',
          field.deprecated ? '是' : '',
        ]),
        ...group.followUps.map((next) => {
          const text = `接着可调用 ${next.called}。${plainText(valuesText(next))}。${plainText(next.description)}`;
          return [name, located.operation.operationId, located.operation.summary, group.label, next.name, group.anchor, 'link', '否', '', '', '', '', text, oldest, '', '', ''];
        }),
      ]),
    ),
  );
  return [HEAD, ...rows];
}
