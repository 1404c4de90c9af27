import {allFields, createHistory, createResolve, fieldGroups, operationsOf, pathOf, plainText} from '../../../../../contract';
import type {Field, VersionContracts} from '../../../../../contract';
import {siteVersions} from '../../../docs/site-versions';

const HEAD = ['接口族', 'operationId', '接口', '方向', '字段', '锚点', '类型', '必填', '条件', '限制', '取值', '字典', '说明', '起始版本'];

function need({required, condition}: Field): string {
  if (required) return '是';
  return condition ? '条件' : '否';
}

/** Every field of a docs version as a row, under a row of names. */
export function fieldRows(siteDir: string, {folder, names, contracts}: VersionContracts): readonly (readonly string[])[] {
  const versions = siteVersions(siteDir);
  const history = createHistory(versions, folder);
  const oldest = versions[0].number;
  const rows = names.flatMap((name) =>
    operationsOf(contracts.read(name)).flatMap(({operation}) =>
      fieldGroups(operation, createResolve(contracts, name)).flatMap(({direction, fields}) =>
        allFields(fields).map((field) => [
          name,
          operation.operationId,
          operation.summary,
          direction,
          pathOf(field),
          field.anchor,
          field.type,
          need(field),
          field.condition ?? '',
          field.limits.join('，'),
          field.values.join('、'),
          field.dictionary ?? '',
          plainText(field.description),
          history.since(name, field.anchor) ?? oldest,
        ]),
      ),
    ),
  );
  return [HEAD, ...rows];
}
