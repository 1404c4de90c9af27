import {plainText, schemeTexts, serversText} from '../../../../../contract';
import type {OpenApi} from '../../../../../contract';

/** The columns of the table of fields. */
export const HEAD = [
  '接口族',
  'operationId',
  '接口',
  '方向',
  '字段',
  '锚点',
  '类型',
  '必填',
  '条件',
  '限制',
  '取值',
  '字典',
  '说明',
  '起始版本',
  '示例',
  '位置',
  '已弃用',
] as const;

/** Cells by their columns; the others are empty. */
export type Row = Readonly<Partial<Record<(typeof HEAD)[number], string>>>;

/** What a document says of itself, its servers, credentials and tags. */
export const documentRows = (document: OpenApi): readonly Row[] => {
  const {info = {}, tags = []} = document;
  const rows: readonly (Row & {readonly 说明: string})[] = [
    {方向: '简介', 说明: [info.summary, info.description].filter(Boolean).join('\n\n')},
    {方向: '服务地址', 说明: serversText(document)},
    ...schemeTexts(document).map((text) => ({方向: '凭证', 说明: text})),
    ...tags.map(({name, description = ''}) => ({方向: '分类', 类型: name, 说明: description})),
  ];
  return rows.filter(({说明}) => 说明 !== '').map((row) => ({...row, 说明: plainText(row.说明)}));
};
