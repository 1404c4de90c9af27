import {
  allFields,
  allowsNull,
  createHistory,
  createResolve,
  credentialsText,
  fieldGroups,
  isWebhook,
  jsonOf,
  operationsOf,
  ownServers,
  plainText,
  serverOf,
  topFields,
  valuesText,
  writtenValue,
} from '../../../../../contract';
import type {Field, FieldGroup, History, LocatedOperation, VersionContracts} from '../../../../../contract';
import {PLACES, choicesTitle} from '../../../docs/blocks/field-facts';
import {defaultTexts, exampleTexts} from '../../../docs/blocks/given-values';
import {siteVersions} from '../../../docs/files/site-versions';
import {HEAD, documentRows} from './document-rows';
import type {Row} from './document-rows';

function need({required, condition}: Field): string {
  if (required) return '是';
  return condition ? '条件' : '否';
}

/** What a value must keep to, with what pages show beside it or in a fold. */
const limitsText = (field: Field): string => {
  const {limits, choices, unshown, schema} = field;
  return [
    ...limits,
    ...(allowsNull(schema) ? ['可为 null'] : []),
    ...defaultTexts(field),
    ...(choices ? [choicesTitle(choices)] : []),
    ...(unshown ? [`其余内容 ${jsonOf(unshown)}`] : []),
  ].join('，');
};

const fieldRow = (field: Field): Row => ({
  字段: field.path,
  锚点: field.anchor,
  类型: field.type,
  必填: need(field),
  条件: field.condition,
  限制: limitsText(field),
  取值: field.values.map(writtenValue).join('、'),
  字典: field.dictionary,
  说明: plainText(field.description),
  示例: exampleTexts(field).join('，'),
  位置: field.place ? PLACES[field.place] : '',
  已弃用: field.deprecated ? '是' : '',
});

/** The examples of a body, each with what it shows. */
const exampleText = ({examples}: FieldGroup): string =>
  examples
    .map(({summary, description, value}) => [summary, description, writtenValue(value)].filter(Boolean).join('：'))
    .join('\n');

/** A request or an answer itself, its fields, and what can be called after it. */
function groupRows(group: FieldGroup): readonly Row[] {
  const links = group.followUps.map((next): Row => ({
    字段: next.name,
    锚点: group.anchor,
    类型: 'link',
    必填: '否',
    说明: `接着可调用 ${next.called}。${plainText(valuesText(next))}。${plainText(next.description)}`,
  }));
  const own = {
    锚点: group.anchor,
    类型: group.mediaTypes.join('、'),
    说明: plainText(group.description),
    示例: exampleText(group),
  };
  return [own, ...allFields(topFields(group)).map(fieldRow), ...links].map((row) => ({方向: group.label, ...row}));
}

/** An interface itself. */
const operationRow = (located: LocatedOperation): Row => {
  const {operation, document, method, path} = located;
  const docs = operation.externalDocs;
  return {
    方向: isWebhook(operation) ? '通知' : '接口',
    锚点: `op-${operation.anchor}`,
    类型: `${method} ${(!isWebhook(operation) && serverOf(operation)) || ''}${path}`,
    限制: document['x-signing'] ? '' : plainText(credentialsText(operation, document)),
    说明: plainText(
      [
        operation.description,
        isWebhook(operation) ? '' : ownServers(operation, document),
        docs && `${docs.description ?? ''} ${docs.url}`.trim(),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
    已弃用: operation.deprecated ? '是' : '',
  };
};

const operationRows = (located: LocatedOperation, name: string, {contracts}: VersionContracts): readonly Row[] =>
  [operationRow(located), ...fieldGroups(located, createResolve(contracts, name)).flatMap(groupRows)].map((row) => ({
    operationId: located.operation.operationId,
    接口: located.operation.summary,
    ...row,
  }));

/** The version that brought what a row is about: a field of its own, else the interface. */
function sinceOf({锚点: anchor = ''}: Row, name: string, history: History): string | undefined {
  const [operation] = anchor.replace(/^op-/, '').split('.');
  return history.since(name, anchor) ?? history.since(name, operation);
}

/** Every interface and field of a docs version as rows, below a header row. */
export function fieldRows(siteDir: string, version: VersionContracts): readonly (readonly string[])[] {
  const versions = siteVersions(siteDir);
  const history = createHistory(versions, version.folder);
  const rows = version.names.flatMap((name) => {
    const document = version.contracts.read(name);
    const all = [
      ...documentRows(document),
      ...operationsOf(document).flatMap((located) => operationRows(located, name, version)),
    ];
    return all.map((row) => {
      const cells = {...row, 接口族: name, 起始版本: sinceOf(row, name, history) ?? versions[0].number};
      return HEAD.map((column) => cells[column] ?? '');
    });
  });
  return [HEAD, ...rows];
}
