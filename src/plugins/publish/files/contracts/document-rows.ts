import {plainText, schemeTexts, serversText} from '../../../../../contract';
import type {OpenApi} from '../../../../../contract';
import * as words from '../../../../../words';

/** The columns of the table of fields, in their order. */
export const COLUMNS = [
  'family',
  'operationId',
  'interface',
  'direction',
  'field',
  'anchor',
  'type',
  'required',
  'condition',
  'limits',
  'values',
  'dictionary',
  'description',
  'since',
  'examples',
  'place',
  'deprecated',
] as const;

/** Cells by their columns; the others are empty. */
export type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

/** What a document says of itself, its servers, credentials and tags. */
export const documentRows = (document: OpenApi): readonly Row[] => {
  const {info = {}, tags = []} = document;
  const texts = words.csv;
  const rows: readonly (Row & {readonly description: string})[] = [
    {direction: texts.about, description: [info.summary, info.description].filter(Boolean).join('\n\n')},
    {direction: texts.server, description: serversText(document)},
    ...schemeTexts(document).map((description) => ({direction: texts.credentials, description})),
    ...tags.map(({name, description = ''}) => ({direction: texts.tag, type: name, description})),
  ];
  return rows
    .filter(({description}) => description !== '')
    .map((row) => ({...row, description: plainText(row.description)}));
};
