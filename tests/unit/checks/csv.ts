import {BYTE_ORDER_MARK} from '../../../src/plugins/publish/files/contracts/csv';

/** Parses CSV (RFC 4180), without code of the writer. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error(`row ${rows.length + 1} is no CSV`);
    row.push(match[1]?.replace(/""/g, '"') ?? match[2]);
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

export const csvAnchors = (text: string): readonly string[] =>
  parseCsv(text.replace(BYTE_ORDER_MARK, ''))
    .slice(1)
    .filter((cells) => cells[4] !== '' && cells[6] !== 'link')
    .map((cells) => cells[5]);
