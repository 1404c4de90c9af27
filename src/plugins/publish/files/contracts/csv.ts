/**
 * Excel reads a file with this mark as UTF-8.
 *
 * @internal exported for tests
 */
export const BYTE_ORDER_MARK = '\ufeff';

/** Texts that a spreadsheet would evaluate as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Rows as CSV (RFC 4180); an apostrophe precedes text that looks like a formula. */
export function csv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}
