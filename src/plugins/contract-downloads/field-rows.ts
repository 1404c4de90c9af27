import {versionNumber} from '../../data/versions';
import {allFields, pathOf} from '../contract/fields';
import type {Field} from '../contract/fields';
import {createHistory} from '../contract/history';
import {inlineText} from '../contract/pages/inline';
import {operationsOf} from '../contract/operations';
import {fieldGroups} from '../contract/operation-fields';
import {createResolve} from '../contract/schema';
import {contractVersions} from '../contract/versions';
import type {VersionContracts} from '../contract/versions';

const HEAD = ['接口族', 'operationId', '接口', '方向', '字段', '锚点', '类型', '必填', '条件', '限制', '取值', '字典', '说明', '起始版本'];

function need({required, condition}: Field): string {
  if (required) return '是';
  return condition ? '条件' : '否';
}

/** Every field of a docs version as a row, under a row of names. */
export function fieldRows(siteDir: string, {folder, names, contracts}: VersionContracts): readonly (readonly string[])[] {
  const history = createHistory(siteDir, folder);
  const oldest = versionNumber(contractVersions(siteDir)[0].version);
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
          inlineText(field.description),
          history.since(name, field.anchor) ?? oldest,
        ]),
      ),
    ),
  );
  return [HEAD, ...rows];
}
