/** When a PDF was made, as Chromium writes it (ISO 32000-1, section 14.3.3; both entries may be absent). */
const DATES = /\/(?:CreationDate|ModDate) \(D:[^)]*\)/g;

/** What the cells of a table call its heads (section 14.8.5.7): numbers that the browser counts from its start on. */
const NODES = /\(node(\d{8})\)/g;

/**
 * The PDF without what changes with each run: the same content makes the same bytes. What comes in its place is as long, for a PDF says
 * at which byte each of its objects begins.
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
