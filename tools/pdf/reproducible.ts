/** Creation and modification date as Chromium writes them (ISO 32000-1, section 14.3.3; both entries may be absent). */
const DATES = /\/(?:CreationDate|ModDate) \(D:[^)]*\)/g;

/** Ids by which table cells refer to their headers (section 14.8.5.7), which the browser numbers from its start. */
const NODES = /\(node(\d{8})\)/g;

/**
 * Replaces the parts of a PDF that change with each run, so that the same content gives the same bytes. The length stays the same, as a
 * PDF contains the byte offset of each object.
 */
export function reproducible(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const numbers = Array.from(new Set(Array.from(text.matchAll(NODES), ([, number]) => number))).sort();
  const places = new Map(numbers.map((number, index) => [number, String(index).padStart(number.length, '0')]));
  const same = text
    .replace(DATES, (date) => ' '.repeat(date.length))
    .replace(NODES, (_node, number: string) => `(node${places.get(number)})`);
  return Buffer.from(same, 'latin1');
}
